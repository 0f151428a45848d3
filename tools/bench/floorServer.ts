import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getPage } from '../browser/getPage.ts';
import { floorPage } from './floorPage.ts';

export interface FloorServer {
  /** Makes the floor of a page, from the page as the host sends it now, and says where it is. */
  floorOf(address: string): Promise<string>;
  close(): void;
}

/** Serves floor pages under the sites' names; their pictures come from the host itself, through here. */
export async function openFloorServer(hostPort: number): Promise<FloorServer> {
  const pages = new Map<string, Buffer>();
  const server = createServer((incoming, response) => {
    const page = pages.get(incoming.url ?? '');
    if (page) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      return void response.writeHead(200, { ...headers, 'content-length': page.length }).end(page);
    }
    const { method, url: path, headers } = incoming;
    const host = `${headers.host?.split(':')[0]}:${hostPort}`;
    request({ host: '127.0.0.1', port: hostPort, method, path, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async floorOf(address) {
      const { body } = await getPage(address);
      const path = `/floor-${pages.size}`;
      pages.set(path, brotliCompressSync(floorPage(body.toString('utf8'))));
      return `http://${new URL(address).hostname}:${port}${path}`;
    },
    close: () => void server.close(),
  };
}
