import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ListenAddress } from '../config/workerConfig.ts';
import { isSameSecret } from '@forecourt/search-engine';

/** Figures as Prometheus reads them. */
export interface FigureText {
  type: string;
  text: string;
}

export interface OperatorsDeps {
  at: ListenAddress;
  /** What asks for figures must carry; null: nobody gets them. */
  key: string | null;
  /** Whether the work can be done, and the parts that fail. */
  readiness: () => Promise<{ ready: boolean; failing: readonly string[] }>;
  figures: () => Promise<FigureText>;
}

function send(response: ServerResponse, status: number, { type, text }: FigureText): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, { type: 'application/json; charset=utf-8', text: `${JSON.stringify(body)}\n` });

/**
 * Answers `/healthz`, `/readyz` and `/metrics` of a process that has no other visitors, as hosts answer theirs.
 * @throws with one sentence where it cannot listen there
 */
export async function listenForOperators({ at, key, readiness, figures }: OperatorsDeps): Promise<{ close(): void }> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendJson(response, 405, { error: 'Use GET.' });
    }
    if (path === '/healthz') return sendJson(response, 200, { alive: true });
    if (path === '/readyz') {
      const found = await readiness();
      return sendJson(response, found.ready ? 200 : 503, found);
    }
    if (path !== '/metrics') return sendJson(response, 404, { error: 'There are /healthz, /readyz and /metrics.' });
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (key !== null && isSameSecret(given, key)) return send(response, 200, await figures());
    response.setHeader('www-authenticate', 'Bearer');
    sendJson(response, 401, { error: 'Metrics need the key of FORECOURT_METRICS_KEY as a bearer token.' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`FORECOURT_WORKER_LISTEN: ${at.address} port ${at.port} cannot be used (${code}).`)),
    );
    server.listen(at.port, at.address, resolve);
  });
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
