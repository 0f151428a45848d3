import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@forecourt/domain';
import type { WireRequest } from '@forecourt/search-engine';
import type { SearchService } from '../../ports/searchPort.ts';
import { openSearch, type EmbeddedSearch } from '../openSearch.ts';
import type { ServiceDeps } from '../searchService.ts';
import { sampleNow } from '@forecourt/search-engine/testing';

export const sampleKeys = { search: 'sample-search', admin: 'sample-admin' };

/** A request as the wire has it, with the parameters that its path brings. */
export function wireRequest(
  path: string,
  body: unknown,
  { method = 'POST', key = sampleKeys.search, ...more }: { method?: string; key?: string; address?: string } = {},
): WireRequest {
  const [pathname = '', asked = ''] = path.split('?');
  return {
    method,
    path: pathname,
    searchParams: new URLSearchParams(asked),
    headers: { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': key },
    body: method === 'GET' ? '' : typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
    ...more,
  };
}

/** A search in memory with fixed keys and a fixed clock; what it logs is kept. */
export function openSampleSearch(file = ':memory:', more: Pick<ServiceDeps, 'locate' | 'positionOf'> = {}) {
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const search: EmbeddedSearch = openSearch({ file, now: () => sampleNow, keys: sampleKeys, log, ...more });
  return { search, logged, close: () => search.close() };
}

export interface SearchServer {
  /** Host and port for a client's `url`, without `/api/search`. */
  address: string;
  close: () => Promise<void>;
}

/** Speaks the protocol over HTTP for one site, as the host's route does. */
export async function serveSearch(search: SearchService, site: Site): Promise<SearchServer> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = Buffer.concat(chunks).toString('utf8');
      const path = url.pathname.replace(/^\/api\/search/, '');
      void search
        .handle(site, { method: incoming.method ?? 'GET', path, searchParams: url.searchParams, headers, body })
        .then((answer) => {
          outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
          outgoing.end(JSON.stringify(answer.body));
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
