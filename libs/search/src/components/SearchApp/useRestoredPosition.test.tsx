import { cleanup, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { useHits } from 'react-instantsearch';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch } from '../../testing/index.ts';
import { useRestoredPosition } from './useRestoredPosition.ts';

function Listed() {
  const list = useRef<HTMLDivElement>(null);
  useRestoredPosition(list);
  const { items } = useHits();
  return (
    <div ref={list}>
      <p>{items.length > 0 ? 'list' : 'waiting'}</p>
      <ul>
        {items.map(({ objectID }) => (
          <li key={objectID}>
            <article>
              <a href={`/cars/${objectID}`}>{objectID}</a>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Places the nth card of the list at this distance from the window's upper edge, each with this height. */
function stand(first: number, height: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    return new DOMRect(0, first + place * height, 300, height);
  });
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

it('[SRCH-12] puts the chosen card back in its place when the cards above it have another height now', async () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({}, '', '/search?page=4');
  show();
  const links = await screen.findAllByRole('link');
  stand(-1_000, 600);
  scrollTo(3_000);
  // The third card, 200 pixels from the window's edge.
  act(() => void links[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  cleanup();
  window.dispatchEvent(new PopStateEvent('popstate'));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  stand(2_000, 500);
  show();
  // It is at 3,000 now.
  await vi.waitFor(() => expect(moved).toHaveBeenCalledWith({ top: 2_800, behavior: 'instant' }));
});

it('measures the cards once per frame, however often scroll events arrive', async () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({}, '', '/search?page=5');
  show();
  await screen.findAllByRole('link');
  stand(-1_000, 600);
  const asked = vi.spyOn(Element.prototype, 'querySelectorAll');
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  for (const pixels of [100, 200, 1_000]) scrollTo(pixels);
  expect(frames).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
  frames[0]?.(0);
  expect(asked).toHaveBeenCalledOnce();
  frame.mockRestore();
  cleanup();
  window.dispatchEvent(new PopStateEvent('popstate'));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  stand(2_000, 500);
  show();
  // The second card was the first visible one, 400 above the window's edge; it is at 2,500 now.
  await vi.waitFor(() => expect(moved).toHaveBeenCalledWith({ top: 2_900, behavior: 'instant' }));
});

it('leaves a freshly opened list at its beginning', async () => {
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
