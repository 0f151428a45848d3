import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateItem } from './LateItem.tsx';

let comeNear: () => void;
let root: Root;

class Watcher {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(async () => {
  await act(() => root.unmount());
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function Card({ name }: { name: string }) {
  const [saved, setSaved] = useState(false);
  return (
    <article>
      <a href="/cars/one">{name}</a>
      <button type="button" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        Save
      </button>
    </article>
  );
}

const list = (name: string, waits = true) => (
  <ul>
    <LateItem className="item" hidden={false} content={name} waits={waits}>
      <Card name={name} />
    </LateItem>
  </ul>
);

/** The list as a server sends it, then taken over. */
async function open() {
  vi.stubGlobal('window', undefined);
  const html = renderToString(list('Corolla'));
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watcher);
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  const link = screen.getByRole('link');
  const faults: unknown[] = [];
  await act(() => (root = hydrateRoot(place, list('Corolla'), { onRecoverableError: (fault) => faults.push(fault) })));
  return { link, faults };
}

const heart = () => screen.getByRole('button', { name: 'Save' });

it('stays as it was served until the visitor comes near, then answers', async () => {
  const { link, faults } = await open();
  expect(screen.getByRole('link')).toBe(link);
  await act(() => comeNear());
  expect(screen.getByRole('link')).not.toBe(link);
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('answers a tap that comes before it is alive', async () => {
  await open();
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

it('keeps the focus where it was as it comes alive', async () => {
  await open();
  heart().focus();
  await act(() => comeNear());
  expect(document.activeElement).toBe(heart());
});

it('is live as soon as it has something else to show, and stays so', async () => {
  await open();
  await act(() => root.render(list('Camry')));
  expect(screen.getByRole('link').textContent).toBe('Camry');
  await act(() => root.render(list('Corolla')));
  expect(screen.getByRole('link').textContent).toBe('Corolla');
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

it('says that it is awake when it comes near, also after the page has come alive', async () => {
  const awake = vi.fn();
  window.addEventListener('forecourt:awake', awake);
  await open();
  // Nothing waits any more by then: only what the server drew did.
  await act(() => root.render(list('Corolla', false)));
  expect(awake).not.toHaveBeenCalled();
  await act(() => comeNear());
  expect(awake).toHaveBeenCalledOnce();
  window.removeEventListener('forecourt:awake', awake);
});
