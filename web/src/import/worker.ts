// Reads a person's own files in a thread of its own, as they come from the disk: the page stays awake, and a CSV file may
// be larger than memory (JSON is held whole, up to the module's limit). Nothing leaves the computer.
import createImport from '#import-module';
import moduleUrl from '#assets/steelyard_import.wasm?url';
import type { Fault } from '../engine/documents';
import type { Order, Outcome, Reply, Report } from './orders';

const reply = (message: Reply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  run(data).then(
    (outcome) => reply({ outcome }),
    () => reply({ trap: true }),
  );
});

async function run({ files, request, catalog }: Order): Promise<Outcome> {
  const { FileImport } = await createImport({ locateFile: () => moduleUrl });
  const reading = new FileImport();
  const refused = faultsOf(reading.open(catalog, JSON.stringify(request)));
  if (refused) return { faults: refused };
  let bytes = 0;
  for (const file of files) {
    reading.begin(file.name);
    const plain = file.name.endsWith('.gz') ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
    const reader = plain.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (!reading.feed(value)) break;
      reply({ progress: { rows: reading.rows(), bytes } });
    }
    reading.end();
  }
  const { document, snapshot } = reading.finish();
  const faults = faultsOf(document);
  if (faults) return { faults };
  return { report: JSON.parse(document) as Report, catalog: snapshot.length > 0 ? snapshot : undefined };
}

function faultsOf(document: string): Fault[] | undefined {
  if (document === '') return undefined;
  return (JSON.parse(document) as { errors?: Fault[] }).errors;
}
