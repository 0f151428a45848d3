import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface OneAnswer {
  url: string;
  /** Method, address, headers and JSON of the calls so far. */
  calls: { route: string; headers: IncomingMessage['headers']; body: unknown }[];
  close(): Promise<void>;
}

/** A server that answers every call alike. */
export async function startOneAnswer(answer: (response: ServerResponse) => void): Promise<OneAnswer> {
  const calls: OneAnswer['calls'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
      calls.push({ route: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(response);
    });
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
