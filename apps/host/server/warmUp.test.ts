import { sampleSite } from '@forecourt/domain/testing';
import type { OpenedPlatform } from '@forecourt/platform';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { warmUp } from './warmUp.ts';

const sites = ['one', 'two'].map((slug) => ({ ...sampleSite, slug }));
const platform = {
  sites: { all: () => sites, publicSite: ({ slug }: { slug: string }) => ({ origin: `http://${slug}.example:81` }) },
} as unknown as Pick<OpenedPlatform, 'sites'>;

let close: () => void = () => undefined;
afterEach(() => close());

async function asked(status: number): Promise<string[]> {
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(`${request.headers.host}${request.url}`);
    response.writeHead(status).end('<a href="/cars/first-1">');
  });
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await warmUp(platform, (server.address() as AddressInfo).port);
  return urls;
}

it('asks for the home page, the search and a vehicle of each site', async () => {
  const { search } = sampleSite.paths;
  expect(await asked(200)).toEqual(
    ['one', 'two'].flatMap((site) => ['/', search, '/cars/first-1'].map((path) => `${site}.example:81${path}`)),
  );
});

it('goes on where pages fail', async () => {
  expect(await asked(500)).toHaveLength(4);
});
