// @vitest-environment jsdom
import { vehicleEventParams } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrack, type TrackedEvent } from './createTrack.ts';
import { firstParty } from './firstParty.ts';
import { lateDestination } from './lateDestination.ts';

const car = { car_id: 'car-1', ...vehicleEventParams(sampleVehicle) };
const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
  history.replaceState({}, '', '/cars/rav4?from=mail');
});
afterEach(() => {
  warn.mockReset();
  vi.restoreAllMocks();
});

describe('[AN-04] destinations of events', () => {
  it('get each event once, with the page but not its query', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    createTrack([
      { name: 'first', send: first },
      { name: 'second', send: second },
    ])('print', car);
    const event = { name: 'print', params: car, path: '/cars/rav4' };
    expect(first.mock.calls).toEqual([[expect.objectContaining(event)]]);
    expect(second.mock.calls).toEqual([[expect.objectContaining(event)]]);
  });

  it('cause a warning when they fail, at once or later, and do not affect the next', async () => {
    const last = vi.fn();
    const track = createTrack([
      {
        name: 'broken',
        send: () => {
          throw new Error('broken');
        },
      },
      { name: 'rejecting', send: () => Promise.reject(new Error('later')) },
      { name: 'last', send: last },
    ]);
    expect(() => track('financeInterest')).not.toThrow();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'financeInterest could not be sent to broken',
      'financeInterest could not be sent to rejecting',
    ]);
    expect(last).toHaveBeenCalledOnce();
  });

  it('get events in order even if their code loads late, once', async () => {
    const events: TrackedEvent[] = [];
    const load = vi.fn(async () => ({ name: 'late', send: (event: TrackedEvent) => void events.push(event) }));
    const track = createTrack([lateDestination('late', load)]);
    track('usedView', car);
    track('print', car);
    await vi.waitFor(() => expect(events.map(({ name }) => name)).toEqual(['usedView', 'print']));
    expect(load).toHaveBeenCalledOnce();
  });
});

interface Batch {
  tab: string;
  events: { id: string; name: string; path: string; params: object; ago: number }[];
}

describe("[AN-04] the site's own analytics", () => {
  const beacon = vi.fn<(address: string, body: string) => boolean>();
  const batches = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Batch);
  const ask = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    beacon.mockReset().mockReturnValue(true);
    ask.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', ask);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits two seconds and sends all events together, with their ages', () => {
    const track = createTrack([firstParty()]);
    track('usedView', car);
    vi.advanceTimersByTime(1_500);
    track('print', car);
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(beacon.mock.calls.map(([address]) => address)).toEqual(['/api/events']);
    expect(batches()[0]?.events.map(({ name, ago }) => [name, ago])).toEqual([
      ['usedView', 2_000],
      ['print', 500],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(beacon).toHaveBeenCalledOnce();
  });

  it.each([
    ['is left', () => void dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('sends at once when the page %s, and nothing twice', (_, leave) => {
    createTrack([firstParty()])('print', car);
    leave();
    expect(beacon).toHaveBeenCalledOnce();
    leave();
    vi.advanceTimersByTime(60_000);
    expect(beacon).toHaveBeenCalledOnce();
  });

  it('sends nothing about the visitor but a random id of the tab: no cookie, no name', () => {
    const track = createTrack([firstParty()]);
    track('favourite', car);
    vi.advanceTimersByTime(2_000);
    createTrack([firstParty()])('favourite', car);
    vi.advanceTimersByTime(2_000);
    const [first, second] = batches();
    expect(Object.keys(first ?? {})).toEqual(['tab', 'events']);
    expect(Object.keys(first?.events[0] ?? {}).sort()).toEqual(['ago', 'id', 'name', 'params', 'path']);
    expect(first?.tab).toMatch(/^[a-z0-9]{8,40}$/);
    expect(second?.tab).toBe(first?.tab);
    expect(second?.events[0]?.id).not.toBe(first?.events[0]?.id);
    expect(document.cookie).toBe('');
  });

  it('never sends more at once than the server accepts', () => {
    const track = createTrack([firstParty()]);
    const long = { ...car, vehicleMake: 'x'.repeat(120), vehicleModel: 'x'.repeat(120), vehicleGrade: 'x'.repeat(120) };
    for (let count = 0; count < 40; count += 1) track('print', long);
    vi.advanceTimersByTime(2_000);
    expect(batches().map(({ events }) => events.length)).toEqual([15, 15, 10]);
    expect(Math.max(...beacon.mock.calls.map(([, body]) => body.length))).toBeLessThan(20_480);
  });

  it('posts directly what the browser refuses to queue, and warns of a refusal', async () => {
    beacon.mockReturnValue(false);
    ask.mockResolvedValue(new Response(null, { status: 429 }));
    createTrack([firstParty()])('print', car);
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Events could not be sent to the site', 429));
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });
});
