import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleResizeObserver } from '../../testing/index.ts';
import { Carousel } from './Carousel.tsx';

beforeEach(() => void vi.stubGlobal('ResizeObserver', IdleResizeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <Carousel label="Pictures" showDots>
      <p>Front</p>
      <p>Side</p>
      <p>Rear</p>
    </Carousel>,
  );
  const row = screen.getByRole('list');
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  const scrollBy = vi.fn();
  row.scrollBy = scrollBy as typeof row.scrollBy;
  const scrollTo = (left: number) =>
    act(() => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
    });
  return { scrollBy, scrollTo };
}

const steps = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('a carousel', () => {
  it('offers only steps that exist', () => {
    const { scrollTo } = show();
    scrollTo(0);
    expect(steps()).toEqual(['Next']);
    scrollTo(300);
    expect(steps()).toEqual(['Previous', 'Next']);
    scrollTo(600);
    expect(steps()).toEqual(['Previous']);
  });

  it('moves by the visible width and says its position', () => {
    const { scrollBy, scrollTo } = show();
    scrollTo(300);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
    expect(screen.getByText('2 / 3')).toBeTruthy();
  });

  it('can be scrolled by keyboard', () => {
    show();
    expect(screen.getByRole('list').tabIndex).toBe(0);
  });
});
