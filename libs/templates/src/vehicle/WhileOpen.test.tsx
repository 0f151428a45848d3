import { OpenNow } from '@forecourt/locations';
import { sampleLocation } from '@forecourt/locations/testing';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhileOpen } from './WhileOpen.tsx';

const at = (instant: string) => vi.setSystemTime(new Date(instant));
/** Monday in Perth. */
const morning = '2026-11-02T02:00:00Z';
const justBeforeClosing = '2026-11-02T09:29:50Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const call = (
  <WhileOpen location={sampleLocation}>
    <p>Call Now</p>
  </WhileOpen>
);

it('[VDP-21] offers a call by the clock of the browser and the zone of the dealership', () => {
  at(morning);
  expect(render(call).container.textContent).toBe('Call Now');
  cleanup();
  at('2026-11-01T02:00:00Z');
  expect(render(call).container.textContent).toBe('');
});

it('[VDP-21] offers none in a stored page, which knows no hour', () => {
  at(morning);
  expect(renderToString(call)).toBe('');
});

it('[VDP-21] takes the call away when the dealership closes while somebody looks', () => {
  at(justBeforeClosing);
  const { container } = render(call);
  expect(container.textContent).toBe('Call Now');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(container.textContent).toBe('');
});

it('[VDP-21] says until when somebody answers, at first by the hour of the page and then by the visitor’s', () => {
  at('2026-11-02T10:00:00Z');
  const status = <OpenNow location={sampleLocation} now={new Date(morning)} />;
  expect(renderToString(status)).toContain('Open now, closes 5:30 pm');
  expect(render(status).container.textContent).toContain('Closed, opens 8:30 am tomorrow');
});
