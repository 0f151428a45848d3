import { summariseVehicle } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bareVehicle, picturedVehicle } from '../../testing/index.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { cardPictures, pictureAt } from './cardPictures.ts';

const vehicle = summariseVehicle(picturedVehicle);
const page = (shown = vehicle) => (
  <TestSite>
    <CardCarousel vehicle={shown} sizes="20rem" />
  </TestSite>
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(shown = vehicle) {
  const { container, rerender } = render(page(shown));
  const root = container.firstElementChild!;
  const row = root.firstElementChild!;
  Object.defineProperty(row, 'clientWidth', { value: 500 });
  root.getBoundingClientRect = () => ({ left: 100, width: 500 }) as DOMRect;
  const mouse = (clientX: number) => fireEvent.pointerMove(root, { clientX, pointerType: 'mouse' });
  const rest = () => act(() => void vi.advanceTimersByTime(200));
  const pass = (next: typeof vehicle) => rerender(page(next));
  return { root, row, mouse, rest, pass, count: () => container.querySelectorAll('img').length };
}

describe('CardCarousel', () => {
  it('[CARD-01] has one picture in the server’s HTML', () => {
    expect(renderToStaticMarkup(page()).match(/<img/g)).toHaveLength(1);
  });

  it('[CARD-01] loads the others once a mouse rests, and shows the one under it', () => {
    const { row, mouse, rest, count } = show();
    mouse(110);
    expect(count()).toBe(1);
    rest();
    expect(count()).toBe(5);
    mouse(350);
    expect(row.scrollLeft).toBe(1000);
    mouse(599);
    expect(row.scrollLeft).toBe(2000);
  });

  it('loads nothing for a mouse that only passes', () => {
    const { root, mouse, rest, count } = show();
    mouse(110);
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    rest();
    expect(count()).toBe(1);
  });

  it('shows the main picture again when the mouse has left', () => {
    const { root, row, mouse, rest } = show();
    mouse(110);
    rest();
    mouse(599);
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    expect(row.scrollLeft).toBe(0);
  });

  it('[CARD-01] loads the others at the first touch and leaves the swipe to the browser', () => {
    const { root, row, count } = show();
    fireEvent.pointerDown(root, { pointerType: 'touch' });
    expect(count()).toBe(5);
    fireEvent.pointerMove(root, { clientX: 500, pointerType: 'touch' });
    expect(row.scrollLeft).toBe(0);
  });

  it('[CARD-01] resets for another vehicle in the same place', () => {
    const { root, row, mouse, rest, pass, count } = show();
    const former = root.querySelector('img');
    mouse(110);
    rest();
    mouse(350);
    fireEvent.scroll(row);
    expect(root.lastElementChild?.getAttribute('style')).toContain('--at: 2');
    pass({ ...vehicle, slug: 'another-vehicle' });
    expect([count(), row.scrollLeft]).toEqual([1, 0]);
    expect(root.lastElementChild?.getAttribute('style')).toContain('--at: 0');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/cars/another-vehicle');
    // The picture element must not be reused: the former picture would show until the new one has loaded.
    expect(root.querySelector('img')).not.toBe(former);
    fireEvent.scroll(row);
    rest();
    expect(count()).toBe(1);
  });

  it('[CARD-01] forgets a mouse that began to rest on the vehicle before', () => {
    const { mouse, rest, pass, count } = show();
    mouse(110);
    pass({ ...vehicle, slug: 'another-vehicle' });
    rest();
    expect(count()).toBe(1);
    mouse(120);
    rest();
    expect(count()).toBe(5);
  });

  it('loads nothing at a touch where it cannot be swiped, as in a row of cards', () => {
    const { root, row, count } = show();
    (row as HTMLElement).style.overflowX = 'hidden';
    fireEvent.pointerDown(root, { pointerType: 'touch' });
    expect(count()).toBe(1);
  });

  it('adds no tab stop and nothing for a screen reader, and leads to the vehicle', () => {
    const { root } = show();
    expect(screen.queryByRole('link')).toBeNull();
    expect([...root.querySelectorAll<HTMLElement>('a, [tabindex]')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    expect(root.querySelector('a')?.getAttribute('href')).toBe(`/cars/${vehicle.slug}`);
  });

  it('says how many pictures are left for its page', () => {
    const { root } = show({ ...vehicle, photos_count: 24 });
    fireEvent.pointerDown(root, { pointerType: 'touch' });
    expect(root.textContent).toBe('See 19 more');
  });

  it('holds the place of a missing picture', () => {
    const { root, count } = show(summariseVehicle(bareVehicle));
    expect(count()).toBe(0);
    expect(root.textContent).toBe('Photo coming soon');
  });
});

describe('cardPictures', () => {
  const urls = (main: string | null, images: string[]) =>
    cardPictures({ primary_image_url: main, images: images.map((url) => ({ ...vehicle.images[0]!, url })) })
      .map(({ url }) => url)
      .join('');

  it.each([
    ['a', ['a', 'b', 'c'], 'abc'],
    ['c', ['a', 'b', 'c'], 'cab'],
    ['z', ['a', 'b'], 'zab'],
    [null, ['a', 'b', 'a'], 'ab'],
    ['z', ['a', 'b', 'c', 'd', 'e'], 'zabcd'],
    [null, [], ''],
  ])('of %s and %j shows %s', (main, images, expected) => {
    expect(urls(main, images)).toBe(expected);
  });
});

it.each([
  [0, 5, 0],
  [0.39, 5, 1],
  [0.4, 5, 2],
  [1, 5, 4],
  [-3, 5, 0],
  [9, 3, 2],
  [0.9, 0, 0],
])('at %d of the width, of %d pictures the one at %d is shown', (share, count, expected) => {
  expect(pictureAt(share, count)).toBe(expected);
});
