import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface OneAnswer {
  url: string;
  /** Method, address and headers of the calls so far. */
  calls: { route: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** A server that answers every call alike. */
export async function startOneAnswer(answer: (response: ServerResponse) => void): Promise<OneAnswer> {
  const calls: OneAnswer['calls'] = [];
  const server = createServer((request, response) => {
    calls.push({ route: `${request.method} ${request.url}`, headers: request.headers });
    request.resume().once('end', () => answer(response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

export const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
