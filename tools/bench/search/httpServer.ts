import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBenchmarkSearch, sitesOf } from './embedded.ts';
import { residentBytes, type Measured, type Task } from './task.ts';

export interface ServedIndex {
  port: number;
  /** Stops serving and returns the resources used. */
  finish(): Promise<Measured>;
}

/** Serves an index file over HTTP as a host does: the first path segment takes the place of the site's host name. */
export async function serveOverHttp(task: Task): Promise<ServedIndex> {
  const before = residentBytes();
  const search = openBenchmarkSearch(task.file);
  const sites = sitesOf(task.cars);
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const [, slug = '', ...rest] = pathname.split('/');
      const site = sites.get(slug);
      if (!site) return outgoing.writeHead(404).end();
      const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, text]) => [name, String(text)]));
      const body = Buffer.concat(chunks).toString('utf8');
      const { method = 'GET' } = incoming;
      void search.handle(site, { method, path: `/${rest.join('/')}`, searchParams, headers, body }).then((answer) => {
        outgoing.writeHead(answer.status, { 'content-type': 'application/json' });
        outgoing.end(JSON.stringify(answer.body));
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    async finish() {
      const memory = residentBytes() - before;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await search.close();
      return { memory };
    },
  };
}
