import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reservationStates } from '../../model/reservation.ts';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { CancelReservation, type CancelReservationProps } from './CancelReservation.tsx';

const props: CancelReservationProps = {
  state: 'held',
  refund: null,
  name: '2023 Toyota RAV4',
  vehicle: samplePurchaseVehicle,
  amount: 20_000,
  until: '2026-11-28T06:15:00Z',
  timeZone: 'Australia/Perth',
  reference: 'R-7K2M9',
  action: () => Promise.resolve(null),
  reservationHref: '/cars/rav4/checkout/R-7K2M9',
  reserveHref: '/cars/rav4/checkout',
  callHref: '/call?car_id=1',
  searchHref: '/search',
};
const page = (changes: Partial<CancelReservationProps> = {}) => (
  <TestSite>
    <CancelReservation {...props} {...changes} />
  </TestSite>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(cleanup);

describe('cancelling a reservation', () => {
  it('[RES-01] asks first: the vehicle, the amount, where to and when, and a way out', () => {
    const { container } = render(page());
    expect(title()).toBe('Cancel and get $200 back?');
    for (const words of [
      samplePurchaseVehicle.name,
      'all $200 back, to the card you paid with',
      'up to ten business days',
      'someone else can reserve it straight away',
      'Saturday 28 November, 2:15 pm',
      'R-7K2M9',
    ]) {
      expect(container.textContent).toContain(words);
    }
    expect(screen.getByRole('button', { name: 'Cancel and get $200 back' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep it reserved' }).getAttribute('href')).toBe(props.reservationHref);
    expect(renderToString(page())).toMatch(/<form[^>]*>/);
  });

  it('says what happened when it could not be cancelled, and stays', async () => {
    const action = vi.fn(() => Promise.resolve('We couldn’t reach our server.'));
    render(page({ action }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel and get $200 back' }));
    expect((await screen.findByText('We couldn’t reach our server.')).textContent).toBeTruthy();
    expect(action).toHaveBeenCalledOnce();
    expect(title()).toBe('Cancel and get $200 back?');
  });

  it.each([
    ['refunded', 'due', 'Cancelled. $200 is on its way back', 'We’re refunding $200'],
    ['refunded', 'done', 'Cancelled, $200 refunded', 'We’ve refunded $200'],
    ['refunded', null, 'Your reservation is cancelled', 'You haven’t been charged'],
    ['lapsed', 'due', 'Your reservation has ended', 'We’re refunding $200'],
    ['completed', null, 'You can no longer cancel this online', 'Call us'],
    ['paying', null, 'Nothing to cancel yet', 'you haven’t been charged'],
    ['failed', null, 'Nothing to cancel', 'We didn’t take a deposit'],
    ['lost', 'done', 'Nothing to cancel', 'We’ve refunded $200'],
  ] as const)('[RES-01] %s with the refund %s: %s', (state, refund, heading, words) => {
    const { container } = render(page({ state, refund, until: null }));
    expect(title()).toBe(heading);
    expect(container.textContent).toContain(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(reservationStates)('%s: leads on, also when the vehicle is gone', (state) => {
    render(page({ state, until: null, vehicle: null, reservationHref: null, reserveHref: null }));
    expect(screen.getByRole('heading', { level: 2, name: '2023 Toyota RAV4' })).toBeTruthy();
    expect(links().length).toBeGreaterThan(0);
    for (const href of links()) expect(href).toMatch(/^\//);
  });

  it('leads to the dealer’s phone once the vehicle is sold', () => {
    render(page({ state: 'completed', until: null }));
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('/call?car_id=1');
  });
});
