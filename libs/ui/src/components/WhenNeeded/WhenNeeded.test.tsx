import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeParts } from './watchNeed.ts';
import { WhenNeeded } from './WhenNeeded.tsx';

let comeNear: () => void;
let root: Root | undefined;

class Watcher {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => told([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  comeNear = () => undefined;
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sent = vi.fn();

function Question() {
  const [count, setCount] = useState(0);
  return (
    <form
      action="/ask"
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('words'));
      }}
    >
      <input name="words" defaultValue="" aria-label="Words" />
      <input type="checkbox" name="news" aria-label="News" defaultChecked />
      <select name="kind" aria-label="Kind">
        <option>New</option>
        <option>Used</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      <button type="submit">Send</button>
    </form>
  );
}

interface Given {
  before?: (page: HTMLElement) => void;
  isNeededNow?: () => boolean;
  patienceWithPointer?: number;
  matchMedia?: () => { matches: boolean };
}

/** Renders the page as a server would, then hydrates it. */
async function open({ before, isNeededNow, patienceWithPointer, matchMedia }: Given = {}) {
  sent.mockReset();
  vi.stubGlobal('window', undefined);
  const drawn = await renderToReadableStream(
    <WhenNeeded load={() => Promise.resolve()}>
      <Question />
    </WhenNeeded>,
  );
  await drawn.allReady;
  const html = await new Response(drawn).text();
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watcher);
  if (matchMedia) vi.stubGlobal('matchMedia', matchMedia);
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  before?.(page);
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const arrived = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('gone'));
  });
  arrived.catch(() => undefined);
  const load = vi.fn(() => arrived);
  const Late = lazy(() => load().then(() => ({ default: Question })));
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      page,
      <WhenNeeded load={load} isNeededNow={isNeededNow} patienceWithPointer={patienceWithPointer}>
        <Late />
      </WhenNeeded>,
      { onRecoverableError: (fault) => faults.push(fault) },
    );
  });
  return { page, load, faults, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
}

const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
const isAsleep = (page: Element) => page.querySelector('[data-not-live]') !== null;
const awake = (page: Element) => vi.waitFor(() => expect(isAsleep(page)).toBe(false));
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

it('loads nothing and leaves the part unchanged until it is needed', async () => {
  const { page, load, faults } = await open();
  const drawn = page.innerHTML;
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(drawn);
  expect(isAsleep(page)).toBe(true);
  expect(faults).toEqual([]);
});

it('hydrates the existing elements: text, choice, focus and caret stay', async () => {
  const { page, faults, arrive } = await open();
  const box = words();
  await act(async () => box.focus());
  box.value = 'a red one';
  box.setSelectionRange(2, 5);
  const choice = screen.getByRole<HTMLSelectElement>('combobox');
  choice.value = 'Used';
  await arrive();
  await awake(page);
  expect(words()).toBe(box);
  expect(box.value).toBe('a red one');
  expect([box.selectionStart, box.selectionEnd]).toEqual([2, 5]);
  expect(choice.value).toBe('Used');
  expect(document.activeElement).toBe(box);
  await act(async () => screen.getByRole('button', { name: 'Pressed 0' }).click());
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeTruthy();
  expect(faults).toEqual([]);
});

it('says that it is about to hydrate, so that the page can keep presses on links from it', async () => {
  const { page, arrive } = await open();
  const seen: (string | null)[] = [];
  const watcher = new MutationObserver((all) => seen.push(...all.map(({ oldValue }) => oldValue)));
  watcher.observe(page.querySelector('[data-not-live]')!, {
    attributeFilter: ['data-not-live'],
    attributeOldValue: true,
  });
  await act(async () => words().focus());
  await arrive();
  await awake(page);
  watcher.disconnect();
  expect(seen).toEqual(['', 'waking']);
});

it.each<[string, Given['before']]>([
  ['typed into it', (page) => void (page.querySelector('input')!.value = 'early')],
  ['chosen something', (page) => void (page.querySelector('select')!.value = 'Used')],
  ['unticked something', (page) => void (page.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = false)],
  ['gone into it', (page) => page.querySelector('input')?.focus()],
  ['tapped it', (page) => page.querySelector('button')?.setAttribute('data-tapped', '')],
])('is needed at once where a visitor has %s before hydration', async (_what, before) => {
  const { load } = await open({ before });
  expect(load).toHaveBeenCalledTimes(1);
});

it('is needed at once where the device stores data that it shows', async () => {
  const { load } = await open({ isNeededNow: () => true });
  expect(load).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  ['the address names something else', () => void window.dispatchEvent(new Event('hashchange'))],
  ['all parts are asked to wake', wakeParts],
])('is needed wherever the visitor is when %s', async (_what, happen) => {
  const { load } = await open();
  expect(load).not.toHaveBeenCalled();
  await act(async () => happen());
  expect(load).toHaveBeenCalledTimes(1);
});

it('is needed on a page that has been scrolled before hydration, where it is near', async () => {
  const { load } = await open({ before: () => void vi.stubGlobal('scrollY', 80) });
  expect(load).not.toHaveBeenCalled();
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledTimes(1);
});

it('is needed when an active visitor is near, and not before', async () => {
  const { load } = await open();
  await act(async () => comeNear());
  expect(load).not.toHaveBeenCalled();
  await act(async () => void window.dispatchEvent(new Event('scroll')));
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledTimes(1);
});

const timers = ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] as const;

it('is needed after the page has been idle for long', async () => {
  vi.useFakeTimers({ toFake: [...timers] });
  const { load } = await open();
  await act(async () => vi.advanceTimersByTimeAsync(14_000));
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['sooner where a pointer may come to it', true, 1],
  ['not sooner on a phone', false, 0],
])('is needed %s', async (_where, hasPointer, calls) => {
  vi.useFakeTimers({ toFake: [...timers] });
  const { load } = await open({ patienceWithPointer: 1_000, matchMedia: () => ({ matches: hasPointer }) });
  await act(async () => vi.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(load).toHaveBeenCalledTimes(calls);
});

it('is not needed by a pointer on a link to another page, and by one beside it', async () => {
  const { load } = await open();
  const link = document.createElement('a');
  link.href = '/cars/one';
  document.body.append(link);
  const move = (target: Element) =>
    act(async () => void target.dispatchEvent(new Event('pointermove', { bubbles: true })));
  await move(link);
  await act(async () => comeNear());
  expect(load).not.toHaveBeenCalled();
  await move(document.body);
  await act(async () => comeNear());
  expect(load).toHaveBeenCalledTimes(1);
});

it('holds back a form that is submitted meanwhile, and sends it once after hydration', async () => {
  const { page, arrive } = await open();
  words().value = 'a blue one';
  const send = screen.getByRole('button', { name: 'Send' });
  await act(async () => {
    send.click();
    send.click();
  });
  expect(sent).not.toHaveBeenCalled();
  expect(page.querySelector('[data-tapped]')?.contains(send)).toBe(true);
  await arrive();
  await awake(page);
  await settle();
  expect(sent.mock.calls).toEqual([['a blue one']]);
  expect(page.querySelector('[data-tapped]')).toBeNull();
});

it('posts a form natively where the code fails to load', async () => {
  const { page, fail } = await open();
  const native = vi.fn((event: Event) => event.preventDefault());
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  window.addEventListener('submit', native, true);
  await fail();
  window.removeEventListener('submit', native, true);
  expect(native).toHaveBeenCalledTimes(1);
  expect(isAsleep(page)).toBe(true);
});

it('is in place in the server’s HTML, however large it is', async () => {
  vi.stubGlobal('window', undefined);
  const Large = lazy(async () => ({ default: () => <p>{'A long story. '.repeat(2_000)}</p> }));
  const drawn = await renderToReadableStream(
    <main>
      <WhenNeeded load={() => Promise.resolve()}>
        <Large />
      </WhenNeeded>
    </main>,
  );
  await drawn.allReady;
  const html = await new Response(drawn).text();
  vi.unstubAllGlobals();
  expect(html).toMatch(/^<main><div class="[^"]*" data-not-live=""><!--&--><p>A long story\. /);
  expect(html).not.toMatch(/hidden|<script|<template/);
});

it('is live at once without server HTML', async () => {
  await act(async () => {
    render(
      <WhenNeeded load={() => Promise.resolve()}>
        <Question />
      </WhenNeeded>,
    );
  });
  await act(async () => screen.getByRole('button', { name: 'Pressed 0' }).click());
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeTruthy();
});
