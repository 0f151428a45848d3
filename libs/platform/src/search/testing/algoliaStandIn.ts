import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineThread, Refusal } from '@forecourt/search-engine';
import { answerRemote, type RemoteRequest } from './algoliaStandInRoutes.ts';

export const standInAccount = {
  application: 'STANDIN0APP',
  searchKey: 'stand-in-search-key',
  adminKey: 'stand-in-admin-key',
};

export interface RecordedRequest {
  method: string;
  path: string;
  key: 'search' | 'admin';
  contentType: string;
  body: unknown;
}

export interface AlgoliaStandIn {
  /** Address for `hosts`. */
  url: string;
  /** All requests, oldest first. */
  requests: RecordedRequest[];
  /** Called before a request is answered: a status here is the answer, `'silence'` no answer at all. */
  interfere: (request: RecordedRequest) => { status: number; message: string } | 'silence' | null;
  /** Errors of the stand-in itself, which every test must check. */
  faults: string[];
  close: () => Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const keyOf = (headers: IncomingMessage['headers']): 'search' | 'admin' | null => {
  if (String(headers['x-algolia-application-id']).toUpperCase() !== standInAccount.application) return null;
  const given = headers['x-algolia-api-key'];
  return given === standInAccount.adminKey ? 'admin' : given === standInAccount.searchKey ? 'search' : null;
};

/** A stand-in for Algolia's service over an engine without site boundaries: only filters in the request hide records. */
export async function startAlgoliaStandIn(): Promise<AlgoliaStandIn> {
  const engine = new EngineThread({ file: ':memory:', checkAfter: 10_000 }, () => undefined);
  const standIn: AlgoliaStandIn = {
    url: '',
    requests: [],
    faults: [],
    interfere: () => null,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await engine.close();
      if (standIn.faults.length > 0) throw new Error(standIn.faults.join('; '));
    },
  };
  // Wait for the thread to start, so that no request is timed with it.
  await engine.call('size');
  const answer = answerRemote(engine);
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const text = await readText(request);
      const key = keyOf(request.headers);
      if (!key) return send(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
      const body: unknown = text ? JSON.parse(text) : {};
      const remoteRequest: RemoteRequest = {
        method: request.method ?? '',
        path: url.pathname,
        key,
        search: url.searchParams,
        body,
      };
      const contentType = String(request.headers['content-type'] ?? '');
      const recorded = { method: remoteRequest.method, path: url.pathname, key, contentType, body };
      standIn.requests.push(recorded);
      const interference = standIn.interfere(recorded);
      if (interference === 'silence') return;
      if (interference) return send(response, interference.status, interference);
      send(response, 200, await answer(remoteRequest));
    })().catch((fault: Error) => {
      const status = fault instanceof Refusal ? fault.status : 500;
      if (status === 500) standIn.faults.push(`${request.method} ${request.url}: ${fault.message}`);
      send(response, status, { message: fault.message, status });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}
