// Hands files to the import worker and waits for what becomes of them.
import workerUrl from './worker?worker&url';
import { scriptUrl } from './script-url';
import type { Order, Outcome, Progress, Reply } from './orders';

/** Rejects when the worker stops; faults of the files are an outcome. */
export function readFiles(order: Order, progress: (progress: Progress) => void, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))));
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('progress' in data) progress(data.progress);
      else if ('outcome' in data) end(() => resolve(data.outcome));
      else end(() => reject(new Error('trap')));
    });
    worker.postMessage(order);
  });
}
