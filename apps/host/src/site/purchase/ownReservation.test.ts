import { sampleSite, wholeSite } from '@forecourt/domain/testing';
import type { ReservationStatus, Visitor } from '@forecourt/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownReservationPath, reservationPath } from './ownReservation.ts';

const begun = vi.fn<(site: unknown, phone: string) => Promise<ReservationStatus[]>>();

vi.mock('../../platform.ts', () => ({ platform: () => ({ reservations: { byPhone: begun } }) }));

const car = { id: 'car-1', slug: '2023-toyota-rav4' };
const site = wholeSite(sampleSite);
const visitor: Visitor = { id: 'session-1', phone: '+61412345678', createdAt: new Date('2026-11-24T04:15:00Z') };
const held: ReservationStatus = {
  reservation_id: 'r-1',
  state: 'held',
  kind: 'reserve',
  car_id: car.id,
  car_name: '2023 Toyota RAV4',
  draft_id: null,
  amount: 20_000,
  hold_hours: 48,
  until: new Date('2026-11-26T04:15:00Z'),
  refused_for: null,
  refund: null,
  payment_url: null,
  visitor_phone: visitor.phone,
  created_at: new Date('2026-11-24T04:15:00Z'),
};

beforeEach(() => {
  begun.mockReset();
  begun.mockResolvedValue([]);
});

it('[RES-01] redirects the visitor who holds a vehicle to their own reservation', async () => {
  begun.mockResolvedValue([{ ...held, reservation_id: 'r-0', state: 'abandoned' }, held]);
  expect(await ownReservationPath(site, car, visitor)).toBe('/cars/2023-toyota-rav4/checkout/r-1');
  expect(begun).toHaveBeenCalledWith(site, visitor.phone);
});

it('[RES-01] redirects to the order of a vehicle that is being bought', () => {
  expect(reservationPath(car.slug, { ...held, kind: 'purchase' })).toBe('/checkout-journey?car_id=2023-toyota-rav4');
});

it.each([
  ['of another vehicle', { car_id: 'car-2' }],
  ['that has lapsed', { state: 'lapsed' }],
  ['that was never paid', { state: 'paying' }],
] as const)('leads nobody to a reservation %s', async (_what, differs) => {
  begun.mockResolvedValue([{ ...held, ...differs }]);
  expect(await ownReservationPath(site, car, visitor)).toBeNull();
});

it('makes no request for a visitor who is not signed in', async () => {
  expect(await ownReservationPath(site, car, null)).toBeNull();
  expect(begun).not.toHaveBeenCalled();
});
