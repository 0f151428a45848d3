import { sampleSite } from '@forecourt/domain/testing';
import type { OpenedPlatform } from '@forecourt/platform';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPageCheck } from './checkPage.ts';

const whole = '<!DOCTYPE html><html><body>Cars</body></html>';
const all = ['one', 'two', 'three', 'four'].map((slug) => ({ ...sampleSite, slug }));
const platform = {
  sites: { all: () => all, publicSite: ({ slug }: { slug: string }) => ({ origin: `http://${slug}.example` }) },
} as unknown as Pick<OpenedPlatform, 'sites'>;

let server: Server;
let pages: Record<string, string>;
let asked: string[];
let check: () => Promise<void>;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.end(pages[request.headers.host ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  check = openPageCheck(platform, (server.address() as AddressInfo).port);
});
afterEach(() => void server.close());

it('reads the home page of another site each time', async () => {
  pages = Object.fromEntries(all.map(({ slug }) => [`${slug}.example`, whole]));
  for (let time = 0; time < 5; time += 1) await check();
  expect(asked).toEqual(['one', 'two', 'three', 'four', 'one'].map((slug) => `${slug}.example/`));
});

it('fails where no page arrives, or none arrives whole', async () => {
  pages = {};
  await expect(check()).rejects.toThrow('A page did not arrive whole (0 bytes)');
  pages = Object.fromEntries(all.map(({ slug }) => [`${slug}.example`, whole.slice(0, 20)]));
  await expect(check()).rejects.toThrow('A page did not arrive whole (20 bytes)');
});

it('does not fail for the content of one site', async () => {
  pages = { 'two.example': whole };
  await expect(check()).resolves.toBeUndefined();
});
