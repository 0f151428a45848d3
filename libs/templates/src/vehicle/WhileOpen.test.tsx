import { OpenNow } from '@forecourt/locations';
import { sampleLocation } from '@forecourt/locations/testing';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.browser';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhileOpen } from './WhileOpen.tsx';

const at = (instant: string) => vi.setSystemTime(new Date(instant));
/** Monday in Perth. */
const morning = '2026-11-02T02:00:00Z';
const justBeforeClosing = '2026-11-02T09:29:50Z';

/** The page as a server sends it, where there is no window. */
async function served(page: ReactNode): Promise<string> {
  vi.stubGlobal('window', undefined);
  try {
    const drawn = await renderToReadableStream(page);
    await drawn.allReady;
    return await new Response(drawn).text();
  } finally {
    vi.unstubAllGlobals();
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const call = (
  <WhileOpen location={sampleLocation}>
    <p>Call Now</p>
  </WhileOpen>
);

it("[VDP-21] offers a call by the browser's clock and the dealership's time zone", () => {
  at(morning);
  expect(render(call).container.textContent).toBe('Call Now');
  cleanup();
  at('2026-11-01T02:00:00Z');
  expect(render(call).container.textContent).toBe('');
});

it('[VDP-21] offers none in a stored page, which has no time', () => {
  at(morning);
  expect(renderToString(call)).toBe('');
});

it('[VDP-21] removes the call when the dealership closes while the page is open', () => {
  at(justBeforeClosing);
  const { container } = render(call);
  expect(container.textContent).toBe('Call Now');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(container.textContent).toBe('');
});

it("[VDP-21] says until when the dealership is open, at first by the page's time and then by the visitor's", async () => {
  at('2026-11-02T10:00:00Z');
  const status = <OpenNow location={sampleLocation} now={new Date(morning)} />;
  expect(await served(status)).toContain('Open now, closes 5:30 pm');
  const { container } = await act(async () => render(status));
  expect(container.textContent).toContain('Closed, opens 8:30 am tomorrow');
});
