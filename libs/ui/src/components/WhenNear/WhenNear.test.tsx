import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhenNear } from './WhenNear.tsx';

let enterViewport: () => void;
let root: Root | undefined;

class Watcher {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    enterViewport = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <a href="/cars/one">One</a>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
    </p>
  );
}

/** Renders the page as a server would, then hydrates it. */
async function open({ slow = false } = {}) {
  vi.stubGlobal('window', undefined);
  const html = renderToString(
    <WhenNear>
      <Counter />
    </WhenNear>,
  );
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watcher);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const fetched = vi.fn(async () => {
    if (slow) await arrived;
    return { default: Counter };
  });
  const Late = lazy(fetched);
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(
      page,
      <WhenNear>
        <Late />
      </WhenNear>,
      { onRecoverableError: (fault) => faults.push(fault) },
    );
  });
  return { page, fetched, faults, arrive };
}

it('leaves the server HTML unchanged, links included, and loads no code for it', async () => {
  const { page, fetched, faults } = await open();
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/cars/one');
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toContain('Pressed 0');
  expect(faults).toEqual([]);
});

it('hydrates once the visitor comes near, only once', async () => {
  const { page, fetched, faults } = await open();
  await act(async () => enterViewport());
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(page.querySelectorAll('button')).toHaveLength(1);
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toContain('Pressed 1');
  expect(faults).toEqual([]);
});

it('stays server HTML while its code loads', async () => {
  const { page, arrive } = await open({ slow: true });
  await act(async () => enterViewport());
  expect(page.textContent).toContain('Pressed 0');
  await act(async () => arrive());
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toContain('Pressed 1');
});

it('is whole and in place in the server’s HTML, however large it is and whatever it waits for', async () => {
  vi.stubGlobal('window', undefined);
  const Late = lazy(async () => ({ default: () => <p>{'A long story. '.repeat(2_000)}</p> }));
  const page = await renderToReadableStream(
    <main>
      <WhenNear>
        <Late />
      </WhenNear>
    </main>,
  );
  await page.allReady;
  const html = await new Response(page).text();
  vi.unstubAllGlobals();
  expect(html).toMatch(/^<main><div data-not-live=""><p>A long story\. /);
  expect(html).not.toMatch(/hidden|<script|<template/);
});

it('renders when near what the server has not rendered', async () => {
  await act(async () => {
    render(
      <WhenNear>
        <Counter />
      </WhenNear>,
    );
  });
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => enterViewport());
  expect(screen.getByRole('link', { name: 'One' })).toBeTruthy();
});

it('hydrates at once in browsers without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await act(async () => {
    render(
      <WhenNear>
        <Counter />
      </WhenNear>,
    );
  });
  expect(screen.getByRole('link', { name: 'One' })).toBeTruthy();
});
