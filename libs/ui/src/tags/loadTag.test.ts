import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTag } from './loadTag.ts';

let made = 0;
const address = () => `https://tags.example/${(made += 1)}.js`;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-tag]')];
const answer = (kind: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(kind));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // A browser that is never idle: only an interaction starts the loading.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('loads at once what a visitor has requested, once however often it is requested', async () => {
  const order = { name: 'chat', script: address(), when: 'asked' as const };
  const both = Promise.all([loadTag(order), loadTag(order)]);
  expect(scripts().map(({ src, dataset }) => [src, dataset['tag']])).toEqual([[order.script, 'chat']]);
  answer('load');
  await both;
  await loadTag(order);
  expect(scripts()).toHaveLength(1);
});

it('defers everything else until the first interaction', async () => {
  const loading = loadTag({ name: 'counter', script: address(), when: 'quiet' });
  await settled();
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(scripts()).toHaveLength(1);
  answer('load');
  await loading;
});

it('loads it when the page is idle, even without an interaction', async () => {
  let rest: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    rest = run;
    return 1;
  });
  void loadTag({ name: 'counter', script: address(), when: 'quiet' });
  await settled();
  expect(scripts()).toEqual([]);
  rest();
  await settled();
  expect(scripts()).toHaveLength(1);
});

it('loads nothing after consent was withdrawn, and does once it is given again', async () => {
  let consent = true;
  const order = { name: 'counter', script: address(), when: 'quiet' as const, isAllowed: () => consent };
  const refused = expect(loadTag(order)).rejects.toThrow('counter may not be loaded any more');
  consent = false;
  window.dispatchEvent(new Event('keydown'));
  await refused;
  expect(scripts()).toEqual([]);
  consent = true;
  void loadTag({ ...order, when: 'asked' });
  expect(scripts()).toHaveLength(1);
});

it('retries after a failure', async () => {
  const order = { name: 'chat', script: address(), when: 'asked' as const };
  const failed = expect(loadTag(order)).rejects.toThrow('chat could not be loaded');
  answer('error');
  await failed;
  expect(scripts()).toEqual([]);
  const again = loadTag(order);
  answer('load');
  await again;
});
