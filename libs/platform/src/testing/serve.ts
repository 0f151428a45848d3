import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Served {
  /** With its port. */
  host: string;
  origin: string;
}

/** An HTTP server at a free port of this machine, until the test ends or whoever is told how closes it. */
export async function serve(
  answer: RequestListener,
  closeLater: (close: () => void) => void = onTestFinished,
): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, origin: `http://${host}` };
}
