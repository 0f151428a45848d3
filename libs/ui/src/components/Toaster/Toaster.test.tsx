import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => void vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast('Saved to favourites')}>Save</button>
      <button onClick={() => toast('Added to compare', 'compare')}>Compare</button>
      <Toaster />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announcement = () => screen.getByRole('status').textContent;

describe('a toast', () => {
  it('is announced and disappears after three seconds', () => {
    render(<Page />);
    press('Save');
    expect(announcement()).toBe('Saved to favourites');
    act(() => void vi.advanceTimersByTime(2999));
    expect(announcement()).toBe('Saved to favourites');
    act(() => void vi.advanceTimersByTime(1));
    expect(announcement()).toBe('');
  });

  it('replaces the one before, with its full time', () => {
    render(<Page />);
    press('Save');
    act(() => void vi.advanceTimersByTime(2000));
    press('Compare');
    expect(announcement()).toBe('Added to compare');
    act(() => void vi.advanceTimersByTime(2000));
    expect(announcement()).toBe('Added to compare');
  });
});
