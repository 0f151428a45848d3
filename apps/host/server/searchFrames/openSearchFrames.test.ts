// @vitest-environment node
import { createElement, useId, type ReactNode } from 'react';
import * as server from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleFilters } from '@forecourt/search/testing';
import type { SearchDrawing } from '../../src/site/list/searchDrawing.ts';
import { openSearchFrames, type RenderedPage } from './openSearchFrames.ts';
import { rendererOf, type DomServer } from './searchRenderer.ts';

const render = rendererOf(server as unknown as DomServer);
const site = 'harbour-toyota';
const now = new Date('2026-11-20T10:02:00Z');

function Search({ parameters }: { parameters: string }) {
  const picture = createElement('img', { src: `/${parameters.length}`, fetchPriority: 'high', alt: '' });
  return createElement('form', { id: useId() }, `Found for ${parameters}`, picture);
}

/** How often the search was asked. */
let asks = 0;

/** A page as the framework renders it, with the search at some place of it. */
async function pageOf(address: string): Promise<RenderedPage> {
  const [path = '', parameters = ''] = address.split('?');
  const tree: ReactNode = ['header', createElement('main', null, 'Cars', createElement(Search, { parameters }))];
  const html = (await render(tree)).toString();
  const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/.exec(html)?.[0] ?? '';
  const query = `?${parameters.replaceAll('&', '&amp;')}`;
  const data = `?${parameters.replaceAll('&', '\\u0026')}"`;
  const head = `${preloads}<link rel="canonical" href="${path}${query}"/><meta property="og:url" content="${path}${query}"/>`;
  const body = `<head>${head}<script>${parameters}</script></head>${html.slice(preloads.length)}<script>self.__next_f.push([1,${data.repeat(3)}"q":"${data}])</script>`;
  return { status: 200, headers: { 'content-type': 'text/html', etag: 'own' }, body: Buffer.from(body) };
}

function drawingOf(address: string, failing = false): SearchDrawing {
  const [path = ''] = address.split('?');
  return {
    path,
    renderedAt: new Date('2026-11-20T10:00:00Z').getTime(),
    sections: sampleFilters,
    async ask(given) {
      asks += 1;
      if (failing) throw new Error('The search is away.');
      return {
        element: createElement(Search, { parameters: given }),
        script: `<script>${given}</script>`,
        isPastEnd: false,
      };
    },
  };
}

function open(clock: () => Date = () => now) {
  const faults: unknown[] = [];
  const frames = openSearchFrames({
    render,
    prepare: (page) => page,
    now: clock,
    onFault: (fault) => faults.push(fault),
  });
  /** As the host has the framework render a page. */
  async function make(
    address: string,
    { failing = false, meanwhile = () => undefined as void, change = (page: RenderedPage) => page } = {},
  ): Promise<void> {
    const page = frames.watch(site, address);
    page.run(() => frames.take(drawingOf(address, failing)));
    page.rendered(change(await pageOf(address)));
    meanwhile();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { frames, make, faults };
}

const [first, second, third] = ['/search?price=-1000', '/search?price=-2000', '/search?price=-31000'] as const;

it('draws a search into a page of the same list, as the framework would render it', async () => {
  const { frames, make } = open();
  await make(first);
  // Nobody has asked for other searches of the kind yet.
  expect(await frames.fill(site, third)).toBeNull();
  await make(second);
  const filled = await frames.fill(site, third);
  expect(filled?.body.toString()).toBe((await pageOf(third)).body.toString());
  expect(filled?.headers).toEqual({ 'content-type': 'text/html', link: undefined, vary: undefined });
});

it('leaves other lists, other sets of filters and lists of their own to the framework', async () => {
  const { frames, make } = open();
  await make(first);
  await make(second);
  expect(await frames.fill(site, '/search/toyota?price=-31000')).toBeNull();
  expect(await frames.fill('sunrise-kia', third)).toBeNull();
  expect(await frames.fill(site, `${third}&sortBy=price_asc`)).toBeNull();
  await make('/search?make=Kia');
  await make('/search?make=Kia');
  expect(await frames.fill(site, '/search?make=Kia')).toBeNull();
});

it('forgets pages when something of the site changes, also while they are looked at', async () => {
  const { frames, make } = open();
  await make(first);
  await make(second);
  frames.invalidate(['site:sunrise-kia']);
  expect(await frames.fill(site, third)).not.toBeNull();
  frames.invalidate([`site:${site}`]);
  expect(await frames.fill(site, third)).toBeNull();
  await make(second, { meanwhile: () => frames.invalidate([`site:${site}`]) });
  expect(await frames.fill(site, third)).toBeNull();
});

it('uses a page for the five minutes that it was rendered for', async () => {
  let at = now;
  const { frames, make } = open(() => at);
  await make(first);
  await make(second);
  at = new Date('2026-11-20T10:05:00Z');
  expect(await frames.fill(site, third)).toBeNull();
});

it('leaves a page to the framework where the search cannot be asked, and tells why', async () => {
  const { frames, make, faults } = open();
  await make(first);
  await make(second, { failing: true });
  expect(await frames.fill(site, third)).toBeNull();
  expect(faults).toEqual([new Error('The search is away.')]);
});

it('takes the search of a page from its own rendering alone', async () => {
  const { frames, make } = open();
  await make(first);
  const page = frames.watch(site, second);
  // A draft of the same address is rendered meanwhile.
  frames.take(drawingOf(second));
  page.rendered(await pageOf(second));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await frames.fill(site, third)).toBeNull();
});

it('does not try again and again with pages that cannot be frames', async () => {
  const { frames, make } = open();
  const change = (page: RenderedPage) => ({
    ...page,
    body: Buffer.from(page.body.toString().replace('Found', 'Seen')),
  });
  await make(first, { change });
  await make(second, { change });
  const before = asks;
  await make(third, { change });
  expect(asks).toBe(before);
  expect(await frames.fill(site, first)).toBeNull();
});
