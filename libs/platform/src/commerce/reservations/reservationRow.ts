import { reservations } from '../../database/schema/index.ts';
import type { Money } from '../payments/moneySteps.ts';
import type { ReservationState, ReservationStatus } from '../../ports/reservationPort.ts';

type Stored = typeof reservations.$inferSelect;
export type ReservationRow = Omit<Stored, 'state' | 'money'> & { state: ReservationState; money: Money };
export type NewReservation = typeof reservations.$inferInsert & { state: ReservationState; money: Money };

export function asRow(stored: Stored): ReservationRow {
  return stored as ReservationRow;
}

/** States in which the vehicle is held. */
export const holdingStates: readonly ReservationState[] = ['held', 'completed'];

export function isHolding(state: ReservationState): boolean {
  return holdingStates.includes(state);
}

/** Whether an attempt ended without success: the same form then starts a new one. */
export function isUnsuccessful(state: ReservationState): boolean {
  return state === 'failed' || state === 'abandoned' || state === 'lost' || state === 'refused';
}

/** Where a deposit that was taken is on its way back; null for one that stays, or was never taken. */
export function refundOf({ money }: ReservationRow): ReservationStatus['refund'] {
  if (money === 'refund-due') return 'due';
  return money === 'refunded' ? 'done' : null;
}

export function statusOf(row: ReservationRow): ReservationStatus {
  // The bank can still decline until the deposit is captured, so the visitor sees `paying` until then.
  const isTaken = row.state !== 'held' || row.money === 'captured';
  return {
    reservation_id: row.id,
    state: isTaken ? row.state : 'paying',
    kind: row.kind,
    car_id: row.carId,
    car_name: row.carName,
    draft_id: row.draftId,
    amount: row.amountCents,
    hold_hours: row.holdHours,
    until: row.state === 'held' && isTaken ? row.until : null,
    refused_for: row.refusedFor,
    refund: refundOf(row),
    visitor_phone: row.visitorPhone,
    payment_url: row.state === 'paying' ? row.sessionUrl : null,
    created_at: row.createdAt,
  };
}
