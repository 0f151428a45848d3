import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { useHits } from 'react-instantsearch';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch } from '../../testing/index.ts';
import { useKeptPosition } from './useKeptPosition.ts';

function Listed() {
  useKeptPosition();
  return <p>{useHits().items.length > 0 ? 'list' : 'waiting'}</p>;
}

const show = () =>
  render(
    <TestSearch>
      <Listed />
    </TestSearch>,
  );

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState({}, '', '/');
});

it('puts the list back where it was left, once its vehicles are there', async () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({}, '', '/search?page=2');
  show();
  await screen.findByText('list');
  scrollTo(2_600);
  cleanup();
  window.dispatchEvent(new PopStateEvent('popstate'));
  show();
  await vi.waitFor(() => expect(moved).toHaveBeenCalledWith({ top: 2_600, behavior: 'instant' }));
});

it('leaves a list that was come to afresh at its beginning', async () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({}, '', '/search?page=3');
  show();
  scrollTo(900);
  cleanup();
  show();
  await screen.findByText('list');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(moved).not.toHaveBeenCalled();
});
