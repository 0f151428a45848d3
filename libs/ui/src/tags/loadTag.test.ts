import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFrame, loadTag } from './loadTag.ts';

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

it('waits for an interaction alone where that is the moment', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  void loadTag({ name: 'helper', script: address(), when: 'touched', attributes: { account: 'A"1' } });
  await settled();
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('touchstart'));
  await settled();
  expect(scripts()[0]?.getAttribute('data-account')).toBe('A"1');
});

it('gives up a script that neither comes nor fails', async () => {
  const lost = loadTag({ name: 'chat', script: address(), when: 'asked', patience: 5 });
  await expect(lost).rejects.toThrow('chat could not be loaded');
  expect(scripts()).toEqual([]);
});

describe('a frame', () => {
  const order = (into: HTMLElement, frame = 'https://value.example/') =>
    ({ name: 'value', frame, into, title: 'Your car', height: 300, when: 'asked' }) as const;

  it('is closed off from the page', async () => {
    const place = document.createElement('div');
    const frame = await loadFrame(order(place));
    expect(place.firstChild).toBe(frame);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect([frame.title, frame.getAttribute('allow'), frame.dataset['tag']]).toEqual(['Your car', '', 'value']);
  });

  it('is refused on the page’s own origin, and when it may not any more', async () => {
    const place = document.createElement('div');
    await expect(loadFrame(order(place, '/own.html'))).rejects.toThrow('an origin of its own');
    await expect(loadFrame({ ...order(place), isAllowed: () => false })).rejects.toThrow('may not be loaded');
    expect(place.children).toHaveLength(0);
  });
});
