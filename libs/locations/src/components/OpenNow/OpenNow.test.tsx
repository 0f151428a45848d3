import { act, cleanup, render, screen } from '@testing-library/react';
import { TestSite } from '@forecourt/ui/testing';
import { renderToReadableStream } from 'react-dom/server.browser';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLocation, sampleLocations, sampleOpenNow } from '../../testing/index.ts';
import { DepartmentHours } from '../DepartmentHours/DepartmentHours.tsx';
import { LocationCard } from '../LocationCard/LocationCard.tsx';
import { LocationDetails } from '../LocationDetails/LocationDetails.tsx';
import { LocationList } from '../LocationList/LocationList.tsx';
import { OpenNow } from './OpenNow.tsx';
import { LateOpenNowLine } from './LateOpenNowLine.tsx';

const at = (instant: string) => vi.setSystemTime(new Date(instant));
/** Monday in Perth, half an hour after closing. */
const evening = '2026-11-02T10:00:00Z';
const closed = 'Closed, opens 8:30 am tomorrow';

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

const place = { location: sampleLocation, now: sampleOpenNow };

it.each<[string, ReactElement]>([
  ['line', <OpenNow key="line" {...place} />],
  ['card', <LocationCard key="card" {...place} />],
  ['details', <LocationDetails key="details" {...place} />],
  ['list', <LocationList key="list" locations={sampleLocations.slice(0, 1)} now={sampleOpenNow} />],
  ['hours', <DepartmentHours key="hours" locations={[sampleLocation]} now={sampleOpenNow} />],
])(
  '[LOC-03] a stored %s tells what holds by the visitor’s clock, at first by that of the page',
  async (_name, part) => {
    at(evening);
    const page = <TestSite>{part}</TestSite>;
    expect(await served(page)).toContain('Open now, closes 5:30 pm');
    await act(async () => render(page));
    expect(screen.getByText(closed)).toBeTruthy();
    expect(screen.queryByText('Open now, closes 5:30 pm')).toBeNull();
  },
);

it('[LOC-03] changes when the place closes while the page is open', async () => {
  at('2026-11-02T09:29:50Z');
  const { container } = await act(async () => render(<OpenNow {...place} />));
  expect(container.textContent).toBe('Open now, closes 5:30 pm');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(container.textContent).toBe(closed);
});

it('[VDP-11] gives the browser the hours alone', () => {
  const line = OpenNow(place);
  expect(line?.type).toBe(LateOpenNowLine);
  expect(JSON.stringify(line?.props)).not.toMatch(/335|quarry|@/i);
});

it('[LOC-03] says nothing of a place whose hours nobody knows', () => {
  const contact_detail = { ...sampleLocation.contact_detail, opening_hours: [], special_hours: [] };
  const { container } = render(<OpenNow {...place} location={{ ...sampleLocation, contact_detail }} />);
  expect(container.textContent).toBe('');
});
