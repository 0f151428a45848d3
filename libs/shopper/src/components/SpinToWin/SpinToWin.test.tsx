import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { spinStatuses, turnTo, type SpinAction, type SpinState } from '../../model/spinToWin.ts';
import { samplePrizes, sampleTicket } from '../../testing/index.ts';
import { SpinToWin, type SpinToWinProps } from './SpinToWin.tsx';

const person = userEvent.setup();
const winning: SpinState = { won: sampleTicket, error: null };
const spinning = () => vi.fn<SpinAction>(() => Promise.resolve(winning));
const page = (props: Partial<SpinToWinProps> = {}) => (
  <TestSite>
    <SpinToWin
      prizes={samplePrizes}
      status="open"
      signInHref={null}
      won={null}
      action={spinning()}
      terms="One spin each."
      timeZone="Australia/Perth"
      {...props}
    />
  </TestSite>
);
const button = () => screen.getByRole('button', { name: 'Spin the wheel' });
const ticket = () => screen.queryByRole('region', { name: 'You have won: $100 off a service' });
const disc = () => document.querySelector<SVGGElement>('svg g[style]')!;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('spin to win', () => {
  it('[ROUTE-14] shows prizes and terms before anybody plays', () => {
    render(page());
    const list = within(screen.getByRole('region', { name: 'What you can win' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      samplePrizes.map(({ name, text }) => name + text),
    );
    expect(within(screen.getByRole('region', { name: 'Terms' })).getByText('One spin each.')).toBeTruthy();
    expect(ticket()).toBeNull();
  });

  it('spins the wheel to the server’s result, then shows the ticket and announces it', async () => {
    const action = spinning();
    render(page({ action }));
    const before = disc().style.transform;
    await person.type(screen.getByRole('textbox', { name: /^First name/ }), 'Robin');
    await person.click(button());
    expect(action.mock.calls[0]?.[1].get('name')).toBe('Robin');
    expect(before).toBe('rotate(0deg)');
    expect(disc().style.transform).toBe(`rotate(${turnTo(1, samplePrizes.length)}deg)`);
    expect(screen.getByRole('status').textContent).toBe('The wheel is spinning');
    expect(ticket()).toBeNull();
    fireEvent.transitionEnd(disc());
    expect(ticket()?.textContent).toContain('K7M2-X9RT');
    expect(ticket()?.textContent).toContain('Saturday 28 November 2026 at 2:15 pm');
    expect(document.activeElement).toBe(ticket());
    expect(screen.getByRole('status').textContent).toBe('You have won: $100 off a service. Your code is K7M2-X9RT.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the ticket even if the browser never reports the end of the spin', async () => {
    vi.useFakeTimers();
    render(page());
    fireEvent.click(button());
    await act(() => Promise.resolve());
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(ticket()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(ticket()).not.toBeNull();
  });

  it('is played by the keyboard, and sends one request however often it is pressed', async () => {
    let answer: (state: SpinState) => void = () => undefined;
    const action = vi.fn<SpinAction>(() => new Promise((resolve) => (answer = resolve)));
    render(page({ action }));
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(button());
    await person.keyboard('{Enter}{Enter} ');
    expect(action).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button());
    await act(async () => answer(winning));
    fireEvent.transitionEnd(disc());
    expect(ticket()).not.toBeNull();
  });

  it('says why it could not be spun, and works when tried again', async () => {
    const action = vi
      .fn<SpinAction>()
      .mockResolvedValueOnce({ won: null, error: 'Please try again in a minute.' })
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(winning);
    const press = async () => {
      await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
      await person.click(button());
    };
    render(page({ action }));
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a minute.');
    await press();
    expect(await screen.findByText(/We couldn’t reach our server/)).toBeTruthy();
    await press();
    fireEvent.transitionEnd(disc());
    expect(ticket()).not.toBeNull();
  });

  it('shows an earlier prize at once, without moving the focus', () => {
    render(page({ won: sampleTicket }));
    expect(ticket()).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows a prize that is no longer on the wheel', () => {
    render(page({ won: { ...sampleTicket, prizeId: 'gone' } }));
    expect(ticket()).not.toBeNull();
    expect(disc().style.transform).toBe('rotate(0deg)');
  });

  it('[GATE-01] asks signed-out visitors to sign in', () => {
    render(page({ signInHref: '/sign-in?type=spin-to-win' }));
    const link = screen.getByRole('link', { name: 'Sign in to spin' });
    expect(link.getAttribute('href')).toBe('/sign-in?type=spin-to-win');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['closed', 'This prize draw has ended'],
    ['none', 'There’s no prize draw right now'],
  ] as const)('%s: says so kindly, with a way on, and still shows a prize that was won', (status, words) => {
    render(page({ status }));
    expect(screen.getByRole('heading', { name: words })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^See our/ })).toBeTruthy();
    cleanup();
    render(page({ status, signInHref: '/sign-in' }));
    expect(screen.queryAllByRole('link', { name: 'Sign in to see your prize' })).toHaveLength(
      status === 'closed' ? 1 : 0,
    );
    cleanup();
    render(page({ status, won: sampleTicket }));
    expect(ticket()).not.toBeNull();
  });

  it('works without JavaScript: the wheel stands still and the form posts', () => {
    document.body.innerHTML = renderToString(page());
    expect(document.querySelector('form button[type=submit]')?.textContent).toBe('Spin the wheel');
    expect(disc().style.transform).toBe('rotate(0deg)');
    document.body.innerHTML = renderToString(page({ won: sampleTicket }));
    expect(document.body.textContent).toContain('K7M2-X9RT');
    expect(document.querySelector('form')).toBeNull();
  });

  it.each(spinStatuses)('%s: has one title', (status) => {
    render(page({ status, title: 'Win with us' }));
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Win with us']);
  });
});
