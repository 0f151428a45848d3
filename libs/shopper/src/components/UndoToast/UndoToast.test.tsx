import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoStore, undoTime } from '../../stores/undoStore.ts';
import { UndoToast } from './UndoToast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => undoStore.dismiss());
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const announcement = () => screen.getByRole('status').textContent;

function offer(message = 'Removed RAV4') {
  const undo = vi.fn();
  act(() => undoStore.show(message, undo));
  return undo;
}

it('[GATE-07] says what was removed and undoes it once', () => {
  render(<UndoToast />);
  const undo = offer();
  expect(announcement()).toBe('Removed RAV4Undo');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(announcement()).toBe('');
});

it('keeps a removal when its time is over', () => {
  render(<UndoToast />);
  const undo = offer();
  pass(undoTime);
  expect(announcement()).toBe('');
  expect(undo).not.toHaveBeenCalled();
});

it('waits while a pointer or the focus is on it', () => {
  render(<UndoToast />);
  offer();
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(button);
  pass(10 * undoTime);
  expect(announcement()).toContain('Removed RAV4');
  fireEvent.blur(button);
  pass(undoTime);
  expect(announcement()).toBe('');
});

it('offers to undo the last removal only', () => {
  render(<UndoToast />);
  const first = offer('Removed RAV4');
  const second = offer('Removed HiLux');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
