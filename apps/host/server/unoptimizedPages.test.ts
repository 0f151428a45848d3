// @vitest-environment node
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';
import { takeData } from './dataFile.ts';
import { encodeBeside } from './encoding.ts';
import { lateScripts } from './lateScripts.ts';
import { openUnoptimizedPages } from './metrics/unoptimizedPages.ts';
import { pageData } from './pageData.ts';
import type { PageStage } from './pageStages.ts';
import { writtenScripts } from './pageScripts.ts';
import type { RecentPages } from './recentPages.ts';
import { sendPage, type PageParts } from './sendPage.ts';
import { vehiclesOn } from './siteChanges.ts';

vi.mock('./pageData.ts', { spy: true });
vi.mock('./lateScripts.ts', { spy: true });
vi.mock('./dataFile.ts', { spy: true });
vi.mock('./contentPolicy.ts', { spy: true });
vi.mock('./siteChanges.ts', { spy: true });
vi.mock('./encoding.ts', { spy: true });

const script = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
const pageWith = (scripts: string) =>
  `<html><head><script src="/_next/static/chunks/turbopack-b.js" async=""></script></head><body><script>one()</script>` +
  `<a href="/cars/a-1">A car</a>${'<p>Fremantle</p>'.repeat(2_000)}${scripts}</body></html>`;
const page = pageWith(script('0:["$","p",null,{"children":"A car"}]\n'));

let server: Server | undefined;
afterEach(() => {
  vi.resetAllMocks();
  server?.close();
});

const noPages: RecentPages = {
  begin: () => ({ keep: () => undefined, end: () => undefined }),
  underWay: () => Promise.resolve(),
  underWayOf: () => [],
  answer: () => false,
  answerExpired: () => false,
  answerMeanwhile: () => false,
  invalidate: () => undefined,
  kept: () => ({ pages: 0, bytes: 0 }),
};

async function open(html: string, changed: Partial<PageParts> = {}) {
  const error = vi.fn();
  const registry = new Registry();
  const unoptimized = openUnoptimizedPages(registry, () => '/cars/[slug]', { error });
  const parts: PageParts = {
    handle: (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 's-maxage=300');
      response.end(html);
      return Promise.resolve();
    },
    dev: false,
    origins: { forms: [], images: [], connect: [], scripts: [], frames: [] },
    recent: noPages,
    storedPath: (_site, name) => ({ name, storedBy: 'framework' }),
    previews: { of: () => null, isDraft: () => false, make: (_preview, _request, work) => work() },
    styleFirst: () => ({ edits: [], sheets: [] }),
    scripts: writtenScripts,
    dataFolder: '/_data/1/',
    reportUnoptimized: unoptimized.report,
    ...changed,
  };
  const site = { slug: 'harbour', analytics: {}, vendors: [], chat: null, map: null } as never;
  server = createServer(
    (request, response) =>
      void sendPage(parts, { site, request, response }).catch((error: Error) => response.end(String(error.stack))),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = () => fetch(`http://127.0.0.1:${port}/cars/a-1`, { headers: { 'accept-encoding': 'br' } });
  return { get, error, unoptimized, metrics: () => registry.metrics() };
}

const away = () => {
  throw new Error('away');
};

interface Failure {
  stage: PageStage;
  /** How it comes about. */
  by: string;
  html?: string;
  break?: (...all: never[]) => unknown;
  parts?: Partial<PageParts>;
}

const failures: Failure[] = [
  {
    stage: 'payload',
    by: 'a payload that is no JSON',
    html: pageWith('<script>self.__next_f.push([1,oops])</script>'),
  },
  { stage: 'payload', by: 'a reference to a module in another format', html: pageWith(script('1:I{module}\n')) },
  { stage: 'payload', by: 'a row in another format', html: pageWith(script('1:["data-once",oops]\n')) },
  { stage: 'payload', by: 'an error of its own', break: pageData },
  { stage: 'criticalCss', by: 'an error of its own', parts: { styleFirst: away } },
  { stage: 'deferScripts', by: 'an error of its own', break: lateScripts },
  { stage: 'externalizePayload', by: 'an error of its own', break: takeData },
  { stage: 'policy', by: 'an error of its own', break: contentPolicy },
  { stage: 'vehicles', by: 'an error of its own', break: vehiclesOn },
  { stage: 'worker', by: 'a thread that fails', parts: { finishBeside: () => Promise.reject(new Error('away')) } },
  { stage: 'worker', by: 'a thread that cannot be reached', parts: { finishBeside: away } },
  { stage: 'cards', by: 'an error of its own', parts: { readPage: away } },
  {
    stage: 'searchTemplate',
    by: 'an error of its own',
    parts: {
      storedPath: (_site, name) => ({ name, storedBy: 'host' }),
      searchFrames: {
        take: away,
        watch: () => ({ run: (work) => work(), rendered: away }),
        fill: () => Promise.resolve(null),
        invalidate: away,
      },
    },
  },
  // A page that no test before it had compressed.
  { stage: 'compression', by: 'an error of its own', break: encodeBeside, html: page.replace('A car', 'A ute') },
];

it.each(failures)('sends a page whose $stage fails by $by', async ({ stage, html = page, break: broken, parts }) => {
  const host = await open(html, parts);
  if (broken) vi.mocked(broken).mockImplementation(away);
  const [first, second] = [await host.get(), await host.get()];
  const body = await first.text();
  expect(first.status).toBe(200);
  expect(await second.text()).toBe(body);
  // Without these stages a page is optimized all the same.
  if (!['cards', 'searchTemplate', 'compression'].includes(stage)) expect(body).toBe(html);
  else expect(body).toContain('<p>Fremantle</p>'.repeat(2_000));
  expect(first.headers.get('content-encoding')).toBe(stage === 'compression' ? null : 'br');

  const policy = first.headers.get('content-security-policy') ?? '';
  const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`,
  );
  expect(inline.length).toBeGreaterThan(0);
  // Without a policy that fits, nothing within the page runs.
  for (const hash of inline) expect(policy.includes(hash)).toBe(stage !== 'policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");

  expect(host.error).toHaveBeenCalledTimes(1);
  expect(host.error.mock.calls[0]?.[0]).toMatchObject({ stage, route: '/cars/[slug]' });
  expect(host.unoptimized.counts()[stage]).toBe(2);
  expect(await host.metrics()).toContain(`forecourt_pages_unoptimized_total{stage="${stage}"} 2`);
});

it('counts no page that is optimized', async () => {
  const host = await open(page);
  const body = await (await host.get()).text();
  expect(body).not.toBe(page);
  expect(body).not.toContain('__next_f.push([1,"');
  expect(Object.values(host.unoptimized.counts())).toEqual(Object.values(host.unoptimized.counts()).fill(0));
  expect(host.error).not.toHaveBeenCalled();
});
