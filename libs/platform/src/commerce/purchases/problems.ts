import type { Refusal, Vehicle } from '@forecourt/domain';
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

const refusalWords: Readonly<Record<Refusal, string>> = {
  sold: 'This vehicle has been sold.',
  reserved: 'Somebody else has reserved this vehicle.',
  'not-offered': 'This vehicle cannot be bought online.',
  'no-price': 'This vehicle has no online price.',
  'no-payment': 'We cannot take a deposit for this vehicle online.',
};

export function refused(refusal: Refusal, vehicle: Vehicle): PurchaseProblem {
  return problem(refusal === 'not-offered' ? 404 : 409, refusalWords[refusal], { refusal, vehicle });
}

export const unknownVehicle: PurchaseProblem = problem(404, 'This vehicle is not on our website any more.');
export const unknownDraft: PurchaseProblem = problem(
  404,
  'We could not find your order on this device. Begin again from the vehicle’s page.',
);
export const alreadyOrdered: PurchaseProblem = problem(409, 'Your order is placed already. Call us to change it.');
export const noDevice: PurchaseProblem = problem(
  400,
  'Your browser does not keep cookies for this site. Allow them to order online.',
);
export const unavailable: PurchaseProblem = problem(
  503,
  'We could not save your order just now. Please try again in a minute, or call us.',
);

/** A problem for a form that is too large; else null. */
export function tooBig(values: Readonly<Record<string, unknown>>): PurchaseProblem | null {
  const words = 'This is more than the form can hold. Please shorten it.';
  try {
    return Buffer.byteLength(JSON.stringify(values)) > maxBytes ? problem(413, words) : null;
  } catch {
    return problem(422, words);
  }
}
