import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnCard } from '../../model/drawnCards.ts';
import { LateItem } from './LateItem.tsx';

let comeNear: () => void;
let root: Root | undefined;

class Watcher {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
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

/** Renders the list as a server would, then hydrates it. */
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

it('stays as the server sent it until the visitor comes near, then responds', async () => {
  const { link, faults } = await open();
  expect(screen.getByRole('link')).toBe(link);
  await act(() => comeNear());
  expect(screen.getByRole('link')).not.toBe(link);
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(faults).toEqual([]);
});

it('repeats a tap that came before hydration', async () => {
  await open();
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

it('keeps the focus when it hydrates', async () => {
  await open();
  heart().focus();
  await act(() => comeNear());
  expect(document.activeElement).toBe(heart());
});

it('hydrates as soon as its content changes, and stays so', async () => {
  await open();
  await act(() => root?.render(list('Camry')));
  expect(screen.getByRole('link').textContent).toBe('Camry');
  await act(() => root?.render(list('Corolla')));
  expect(screen.getByRole('link').textContent).toBe('Corolla');
  await act(() => heart().click());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

it('on the server takes the card that was drawn before, and names one that was not', () => {
  vi.stubGlobal('window', undefined);
  const draw = (found: DrawnCard) =>
    renderToString(
      <LateItem className="item" hidden={false} content="Corolla" waits drawnCards={{ find: () => found }}>
        <Card name="Corolla" />
      </LateItem>,
    );
  const named = draw({ name: 'x1' });
  const again = draw({ html: /data-drawn-as="x1">(.*)<\/li>$/.exec(named)?.[1] ?? '' });
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', Watcher);
  expect(named).toContain('>Corolla</a>');
  expect(again).toBe(named.replace(' data-drawn-as="x1"', ''));
});

it('reports that it is awake when the visitor comes near, also after the page has hydrated', async () => {
  const awake = vi.fn();
  window.addEventListener('forecourt:awake', awake);
  await open();
  // Nothing is pending now: only server-rendered items wait.
  await act(() => root?.render(list('Corolla', false)));
  expect(awake).not.toHaveBeenCalled();
  await act(() => comeNear());
  expect(awake).toHaveBeenCalledOnce();
  window.removeEventListener('forecourt:awake', awake);
});
