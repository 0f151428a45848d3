import { formatMoney } from '@forecourt/domain';
import type { OnlinePaymentState } from '@forecourt/purchase/model';
import type { onlinePayments } from '../../database/schema/index.ts';
import type { Money } from '../payments/moneySteps.ts';
import type { OnlinePaymentStatus } from '../../ports/onlinePaymentPort.ts';

type Stored = typeof onlinePayments.$inferSelect;
export type OnlinePaymentRow = Omit<Stored, 'state' | 'money'> & { state: OnlinePaymentState; money: Money };
export type NewOnlinePayment = typeof onlinePayments.$inferInsert & { state: OnlinePaymentState; money: Money };

export function asRow(stored: Stored): OnlinePaymentRow {
  return stored as OnlinePaymentRow;
}

/** Whether an attempt ended without success: the same form then starts a new one. */
export function isUnsuccessful(state: OnlinePaymentState): boolean {
  return state === 'failed' || state === 'abandoned';
}

/** Receipt number, also in the lead. @example 'A1B2C3D4' */
export function receiptNumber(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

export function statusOf(row: OnlinePaymentRow): OnlinePaymentStatus {
  return {
    payment_id: row.id,
    receipt: receiptNumber(row.id),
    visitor_phone: row.visitorPhone,
    state: row.state,
    amount: row.amountCents,
    purpose: row.purpose,
    reference: row.reference,
    location_id: row.locationId,
    paid_at: row.paidAt,
    payment_url: row.state === 'paying' && row.money === 'none' ? row.sessionUrl : null,
  };
}

/** The entries of the form, for another try. */
export function entriesOf({ payer, locationId, purpose, reference, amountCents }: OnlinePaymentRow) {
  return { ...payer, location_id: locationId ?? '', purpose, reference, amount: formatMoney(amountCents) };
}
