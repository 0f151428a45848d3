import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PictureServer {
  port: number;
  /** Paths asked for, in order. */
  requests: string[];
  /** What a path answers. */
  answers: Map<string, Answer>;
  close(): Promise<void>;
}

/** A host of pictures on this machine, under whatever name a test's resolver gives it. */
export async function startPictureServer(): Promise<PictureServer> {
  const requests: string[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const sending =
  (body: Uint8Array | string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, headers).end(body);
  };

export const leadingTo =
  (location: string, status = 302): Answer =>
  (_request, response) => {
    response.writeHead(status, { location }).end();
  };
