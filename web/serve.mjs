// serve.mjs -- serves the built page on this computer only: node serve.mjs [FOLDER] [PORT]
// Takes the port, or the next one that is free, and prints the address.

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { headers } from './csp.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../build/site', import.meta.url));
const firstPort = Number(process.argv[3] ?? 4173);
const lastPort = firstPort + 100;

const serveFile = sirv(folder, {
  etag: true,
  setHeaders(response) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-cache'); // ask again each time: a rebuilt page shows at once
  },
});

const server = createServer((request, response) => {
  serveFile(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`Not found: ${request.url}\n`);
  });
});

let port = firstPort;
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE' || port >= lastPort) throw error;
  server.listen(++port, '127.0.0.1');
});
server.on('listening', () => console.log(`Steelyard: http://127.0.0.1:${port}/`));
server.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close();
  });
}
