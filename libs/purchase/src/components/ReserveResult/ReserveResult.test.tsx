import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reservationStates } from '../../model/reservation.ts';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { ReserveResult, type ReserveResultProps } from './ReserveResult.tsx';

const page = (props: Partial<ReserveResultProps> = {}) => (
  <TestSite>
    <ReserveResult
      state="held"
      vehicle={samplePurchaseVehicle}
      until="2026-11-28T06:15:00Z"
      timeZone="Australia/Perth"
      amount={20_000}
      reference="R-7K2M9"
      href="/cars/rav4/checkout/R-7K2M9"
      tryAgainHref="/cars/rav4/checkout"
      similar={<p>Similar cars</p>}
      {...props}
    />
  </TestSite>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(cleanup);

describe('the outcome of a reservation', () => {
  it.each([
    ['person', 'You’ve reached your limit of vehicles on hold', 'Cancel one of them in My garage'],
    ['card', 'This card has reached its limit of vehicles on hold', 'Reserve it again with another card'],
    ['site', 'We can’t hold another vehicle online just now', 'Please call us'],
  ] as const)('[RES-01] refused for the %s: nothing is paid, and what to do', (refusedFor, heading, words) => {
    const { container } = render(page({ state: 'refused', until: null, refusedFor }));
    expect(title()).toBe(heading);
    expect(container.textContent).toContain(words);
    expect(container.textContent).toContain('You pay nothing');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/cars/rav4/checkout');
  });

  it('links signed-in visitors only to all their reservations', () => {
    render(page({ accountHref: '/my-garage#reservations' }));
    const way = screen.getByRole('link', { name: 'See my reservations' });
    expect(way.getAttribute('href')).toBe('/my-garage#reservations');
    cleanup();
    render(page());
    expect(screen.queryByRole('link', { name: 'See my reservations' })).toBeNull();
  });

  it('[RES-01] held: until when, in local time, and the next steps', () => {
    const { container } = render(page());
    expect(title()).toBe('It’s yours until Saturday 28 November, 2:15 pm');
    expect(screen.getByRole('heading', { name: 'What’s next' })).toBeTruthy();
    expect(container.textContent).toContain('R-7K2M9');
    expect(screen.queryByText('Similar cars')).toBeNull();
    cleanup();
    render(page({ timeZone: 'Australia/Sydney' }));
    expect(title()).toBe('It’s yours until Saturday 28 November, 5:15 pm');
  });

  it.each(['failed', 'abandoned'] as const)(
    '[RES-03] %s: nothing was taken, and the visitor may try again',
    (state) => {
      const { container } = render(page({ state, until: null }));
      expect(container.textContent).toContain('You haven’t been charged');
      expect(container.textContent).not.toContain('Deposit$200');
      expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/cars/rav4/checkout');
    },
  );

  it('[RES-01] lost: nothing is paid, and similar cars are shown', () => {
    const { container } = render(page({ state: 'lost', until: null }));
    expect(title()).toBe('Someone else got in first');
    expect(container.textContent).toContain('You pay nothing');
    expect(screen.getByText('Similar cars')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /again/ })).toBeNull();
  });

  it('refunded: says whether the refund has arrived or is pending', () => {
    render(page({ state: 'refunded', refund: 'due', until: null }));
    expect(title()).toBe('Cancelled. $200 is on its way back');
    cleanup();
    render(page({ state: 'refunded', refund: 'done', until: null }));
    expect(title()).toBe('Cancelled, $200 refunded');
    cleanup();
    const { container } = render(page({ state: 'refunded', until: null }));
    expect(container.textContent).toContain('You haven’t been charged');
    expect(container.textContent).not.toContain('given $200 back');
  });

  it('[RES-01] links to where it is cancelled while it is held, and nowhere else', () => {
    for (const state of reservationStates) {
      render(page({ state, until: null, cancelHref: '/reservations/R-7K2M9/cancel' }));
      const link = screen.queryByRole('link', { name: 'Cancel and get $200 back' });
      expect(link?.getAttribute('href') ?? null).toBe(state === 'held' ? '/reservations/R-7K2M9/cancel' : null);
      cleanup();
    }
  });

  it.each(reservationStates)('%s: has one title and never promises a hold that is not there', (state) => {
    render(page({ state, until: null }));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(title()).not.toContain('until');
  });
});

describe('waiting for the bank', () => {
  const reload = vi.fn();
  const server = vi.fn<typeof fetch>();
  const waiting = { state: 'paying', until: null, statusUrl: '/api/reservations/R-7K2M9' } as const;
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    server.mockReset().mockImplementation(() => Promise.resolve(Response.json({ state: 'paying' })));
    vi.stubGlobal('fetch', server);
    vi.stubGlobal('location', { ...window.location, reload });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('polls until the bank has answered, then reloads the page', async () => {
    render(page(waiting));
    await seconds(5);
    expect(server.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(reload).not.toHaveBeenCalled();
    server.mockImplementation(() => Promise.resolve(Response.json({ state: 'held' })));
    await seconds(10);
    expect(reload).toHaveBeenCalledOnce();
    const asked = server.mock.calls.length;
    await seconds(60);
    expect(server.mock.calls.length).toBe(asked);
  });

  it('survives failed polls', async () => {
    server.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response('oops', { status: 500 }));
    render(page(waiting));
    await seconds(6);
    expect(server.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stops polling when the visitor leaves', async () => {
    const { unmount } = render(page(waiting));
    unmount();
    await seconds(60);
    expect(server).not.toHaveBeenCalled();
  });

  it('reloads the page where there is no endpoint', async () => {
    render(page({ ...waiting, statusUrl: undefined }));
    await seconds(11);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reloaded by the browser without JavaScript, and has a link for it', () => {
    const html = renderToString(page(waiting));
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="8"\/><\/noscript>/);
    render(page(waiting));
    expect(screen.getByRole('link', { name: 'Check again now' }).getAttribute('href')).toBe(
      '/cars/rav4/checkout/R-7K2M9',
    );
    expect(screen.getByRole('status').textContent).toContain('Waiting for your bank');
  });

  it('links back to the payment page while it is open', () => {
    render(page({ ...waiting, paymentUrl: 'https://pay.example/1' }));
    const link = screen.getByRole('link', { name: 'Not paid yet? Back to the payment page' });
    expect(link.getAttribute('href')).toBe('https://pay.example/1');
  });
});
