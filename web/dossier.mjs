// Builds what the page loads when a vendor or a checklist is opened, into one module, '#dossier': what data/ says of each
// provider beside its prices, the rates of links, which versions go together, and every source that these name.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A Vite plugin; `data` is the folder. */
export function dossier(data) {
  const name = '#dossier';
  return {
    name: 'steelyard-dossier',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(compile(data)))});` : undefined),
  };
}

export function compile(data) {
  const json = (file) => JSON.parse(readFileSync(resolve(data, file), 'utf8'));
  const asked = json('facts.json').facts;
  const units = Object.fromEntries(asked.map(({ id, unit }) => [id, unit]));
  const providers = Object.fromEntries(readdirSync(resolve(data, 'providers')).map((id) => [id, facts(json(`providers/${id}/provider.json`), units)]));
  const accelerators = Object.fromEntries(table(readFileSync(resolve(data, 'accelerators.csv'), 'utf8')).map((row) => [row.id, {
    vendor: row.vendor, link: row.link_name, link_gb_per_s: row.link_gb_per_s === '' ? null : Number(row.link_gb_per_s), source: row.source }]));
  const document = { facts: asked.map(({ id }) => id), providers, accelerators, compatibility: json('compatibility.json') };
  const named = new Set(JSON.stringify(document).match(/(?<="source":")[^"]+/g));
  const sources = json('sources.json').sources.filter(({ id }) => named.has(id)).map(({ id, ...source }) => [id, source]);
  return { ...document, sources: Object.fromEntries(sources) };
}

// As the engine says a fact, by its id: "service.sla_single_instance". What is not known is left out.
function facts(provider, units) {
  const said = [];
  for (const [group, members] of Object.entries(provider.facts)) {
    for (const [member, { value, unit, note, source, as_of = null }] of Object.entries(members)) {
      const fact = `${group}.${member}`;
      if (value !== null) said.push([fact, { value, unit: unit ?? units[fact] ?? '', note: note ?? '', source, as_of }]);
    }
  }
  return Object.fromEntries(said);
}

// The rows of a CSV file as objects. Cells of data/ have quotes around them where they hold a comma, and no line breaks.
function table(text) {
  const [head, ...rows] = text.trimEnd().split('\n').map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain));
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])));
}
