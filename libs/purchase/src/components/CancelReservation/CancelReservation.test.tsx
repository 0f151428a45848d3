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
      'others can reserve it at once',
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
    const action = vi.fn(() => Promise.resolve('We could not reach our server.'));
    render(page({ action }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel and get $200 back' }));
    expect((await screen.findByText('We could not reach our server.')).textContent).toBeTruthy();
    expect(action).toHaveBeenCalledOnce();
    expect(title()).toBe('Cancel and get $200 back?');
  });

  it.each([
    ['refunded', 'due', 'Cancelled. $200 is on its way back', 'We are giving $200 back'],
    ['refunded', 'done', 'Cancelled, $200 refunded', 'We have given $200 back'],
    ['refunded', null, 'Your reservation is cancelled', 'Nothing was charged'],
    ['lapsed', 'due', 'Your reservation has lapsed', 'We are giving $200 back'],
    ['completed', null, 'It cannot be cancelled online any more', 'Call us'],
    ['paying', null, 'There is nothing to cancel yet', 'nothing was charged'],
    ['failed', null, 'There is nothing to cancel', 'No deposit was taken'],
    ['lost', 'done', 'There is nothing to cancel', 'We have given $200 back'],
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
