import type { Refusal, Vehicle } from '@forecourt/domain';
import { orderRefusalMessages, wordsOf, type Speaker } from '@forecourt/domain/messages';
import type { PurchaseProblem } from '../../ports/purchasePort.ts';

/** Largest form, in bytes. */
const maxBytes = 20_000;

const noDetails = { ok: false, refusal: null, vehicle: null, step: null, fieldErrors: {}, entries: null } as const;

export function problem(
  status: number,
  error: string,
  more: Partial<Omit<PurchaseProblem, 'ok' | 'status' | 'error'>> = {},
): PurchaseProblem {
  return { ...noDetails, status, error, ...more };
}

const refusalKeys = {
  sold: 'orderRefusal.sold',
  reserved: 'orderRefusal.reserved',
  'not-offered': 'orderRefusal.notOffered',
  'no-price': 'orderRefusal.noPrice',
  'no-payment': 'orderRefusal.noPayment',
} as const satisfies Record<Refusal, string>;

export function refused(site: Speaker, refusal: Refusal, vehicle: Vehicle): PurchaseProblem {
  const error = wordsOf(orderRefusalMessages, site)(refusalKeys[refusal]);
  return problem(refusal === 'not-offered' ? 404 : 409, error, { refusal, vehicle });
}

/** Why an order cannot go on, whatever was answered. */
const statuses = {
  vehicleIsGone: 404,
  unknownOrder: 404,
  ordered: 409,
  noCookies: 400,
  unavailable: 503,
  noStep: 422,
} as const;

/** A problem that has nothing to do with the answers. @example orderProblem({ messages: {} }, 'ordered').status // 409 */
export const orderProblem = (site: Speaker, why: keyof typeof statuses): PurchaseProblem =>
  problem(statuses[why], wordsOf(orderRefusalMessages, site)(`orderRefusal.${why}`));

/** A problem for a form that is too large; else null. */
export function tooBig(site: Speaker, values: Readonly<Record<string, unknown>>): PurchaseProblem | null {
  const words = wordsOf(orderRefusalMessages, site)('orderRefusal.tooLong');
  try {
    return Buffer.byteLength(JSON.stringify(values)) > maxBytes ? problem(413, words) : null;
  } catch {
    return problem(422, words);
  }
}
