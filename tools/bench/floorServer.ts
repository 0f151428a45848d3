import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getPage } from '../browser/getPage.ts';
import { floorPage } from './floorPage.ts';

export interface FloorServer {
  /** Makes the floor of a page, from the page as the host sends it now, and says where it is. */
  floorOf(address: string): Promise<string>;
  /**
   * Makes the floor of a list and of the first vehicle on it, which the list has browsers prepare at once.
   * @returns where the list is
   */
  floorWayOf(list: string): Promise<string>;
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
  const addressOf = (site: string, path: string) => `http://${new URL(site).hostname}:${port}${path}`;
  const floorAt = async (address: string) => floorPage((await getPage(address)).body.toString('utf8'));
  return {
    async floorWayOf(list) {
      // A link round a picture has no words, and the floor has one picture.
      const drawn = (await floorAt(list)).replace(/<a [^>]*>\s*<\/a>/g, '');
      const [, vehicle = ''] = /<li>(?:(?!<\/li>).)*?<a href="(\/cars\/[^"]+)"/s.exec(drawn) ?? [];
      if (!vehicle) throw new Error(`${list} has no vehicle.`);
      pages.set(vehicle, brotliCompressSync(await floorAt(new URL(vehicle, list).href)));
      const rules = JSON.stringify({ prerender: [{ urls: [vehicle], eagerness: 'immediate' }] });
      const withRules = drawn
        .replace('<html ', '<html data-awake ')
        .replace('</head>', () => `<script type="speculationrules">${rules}</script></head>`);
      pages.set('/floor-list', brotliCompressSync(withRules));
      return addressOf(list, '/floor-list');
    },
    async floorOf(address) {
      const path = `/floor-${pages.size}`;
      pages.set(path, brotliCompressSync(await floorAt(address)));
      return addressOf(address, path);
    },
    close: () => void server.close(),
  };
}
