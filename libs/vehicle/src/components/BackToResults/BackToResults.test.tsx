import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackToResults } from './BackToResults.tsx';

const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);

function visited(paths: readonly string[], index = paths.length - 1) {
  const entries = paths.map((path, place) => ({ url: new URL(path, window.location.origin).href, index: place }));
  Object.defineProperty(window, 'navigation', {
    value: { entries: () => entries, currentEntry: entries[index] },
    configurable: true,
  });
}

beforeEach(() => window.history.replaceState(null, '', '/cars/rav4'));
afterEach(() => {
  cleanup();
  go.mockClear();
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
});

function press(init = {}) {
  render(
    <TestSite>
      <BackToResults searchPath="/search" />
    </TestSite>,
  );
  return fireEvent.click(screen.getByRole('link', { name: 'Back to results' }), init);
}

it('is a link to the search', () => {
  expect(press()).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search');
  expect(go).not.toHaveBeenCalled();
});

it("goes back to the place in the list, ignoring the page's own hash changes", () => {
  visited(['/', '/search?make=Kia&page=3', '/cars/rav4', '/cars/rav4#vehicle-map']);
  expect(press()).toBe(false);
  expect(go).toHaveBeenCalledWith(-2);
});

it('considers the visit before this page, not after it', () => {
  visited(['/search', '/cars/rav4', '/contact'], 1);
  press();
  expect(go).toHaveBeenCalledWith(-1);
});

it('leads to the search when the visitor came from elsewhere on the site, or from another site', () => {
  visited(['/favourites', '/cars/rav4']);
  expect(press()).toBe(true);
  cleanup();
  visited(['https://elsewhere.example/search', '/cars/rav4']);
  expect(press()).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it('uses the referrer in browsers without the Navigation API', () => {
  Object.defineProperty(document, 'referrer', { value: `${window.location.origin}/search/kia`, configurable: true });
  expect(press()).toBe(false);
  expect(go).toHaveBeenCalledWith(-1);
});

it('leaves a press for a new tab to the browser', () => {
  visited(['/search', '/cars/rav4']);
  expect(press({ ctrlKey: true })).toBe(true);
});
