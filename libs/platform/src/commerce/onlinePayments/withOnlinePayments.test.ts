import { describe, expect, it, vi } from 'vitest';
import type { RunningReservations } from '../reservations/openReservations.ts';
import { withOnlinePayments } from './openConfiguredOnlinePayments.ts';

function both(ofReservations: number, ofPayments = 200) {
  const reservations = {
    webhook: vi.fn(() => Promise.resolve({ status: ofReservations })),
    startJobs: vi.fn(() => Promise.resolve()),
  };
  const payments = { webhook: vi.fn(() => Promise.resolve({ status: ofPayments })), startJobs: vi.fn() };
  const joined = withOnlinePayments(reservations as unknown as RunningReservations, payments);
  return { reservations, payments, joined };
}

describe('messages of the provider', () => {
  it('reach reservations and online payments alike', async () => {
    const { reservations, payments, joined } = both(200);
    expect(await joined.webhook('body', 'signature')).toEqual({ status: 200 });
    expect(reservations.webhook).toHaveBeenCalledExactlyOnceWith('body', 'signature');
    expect(payments.webhook).toHaveBeenCalledExactlyOnceWith('body', 'signature');
  });

  it('are sent again when either could not act on them', async () => {
    expect(await both(200, 503).joined.webhook('body', 'signature')).toEqual({ status: 503 });
    expect(await both(503).joined.webhook('body', 'signature')).toEqual({ status: 503 });
  });

  it('that are forged reach nobody further', async () => {
    const { payments, joined } = both(400);
    expect(await joined.webhook('body', 'forged')).toEqual({ status: 400 });
    expect(payments.webhook).not.toHaveBeenCalled();
  });

  it('and jobs start together', async () => {
    const { reservations, payments, joined } = both(200);
    await joined.startJobs();
    expect([reservations.startJobs.mock.calls.length, payments.startJobs.mock.calls.length]).toEqual([1, 1]);
  });
});
