// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { keepSteps } from './keepSteps.ts';

const routed = vi.fn();
const { pushState, replaceState } = window.history;
keepSteps();
window.addEventListener('popstate', routed);
beforeEach(() => routed.mockClear());
afterAll(() => Object.assign(window.history, { pushState, replaceState }));

/** Goes back, and waits until the browser has. */
const back = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 50);
    window.history.back();
  });

it('keeps Back from a state of the page from the router, and tells the page', async () => {
  const told = vi.fn();
  window.history.pushState({}, '', '/cars/a');
  window.history.pushState({}, '', '#ask');
  window.addEventListener('hashchange', told, { once: true });
  await back();
  expect(window.location.hash).toBe('');
  expect(routed).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledTimes(1);
});

it('leaves Back to another page, and to other words of its query, to the router', async () => {
  window.history.pushState({}, '', '/cars/b#ask');
  await back();
  expect(routed).toHaveBeenCalledTimes(1);
  window.history.pushState({}, '', '?from=search');
  await back();
  expect(routed).toHaveBeenCalledTimes(2);
});

it('follows pages that were replaced', async () => {
  window.history.pushState({}, '', '/cars/c');
  window.history.replaceState({}, '', '/cars/d');
  window.history.pushState({}, '', '#ask');
  await back();
  expect(routed).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/cars/d');
});
