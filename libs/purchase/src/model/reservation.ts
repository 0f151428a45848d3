/** How a reservation stands. */
export const reservationStates = [
  'paying',
  'held',
  'lapsed',
  'refunded',
  'completed',
  'failed',
  'abandoned',
  'lost',
  'refused',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Whose share of held vehicles was used up. */
export type HoldLimit = 'person' | 'card' | 'site';

/** The deposit is with the dealer, and so is the order. */
export function isPaid(state: ReservationState): boolean {
  return state === 'held' || state === 'completed';
}
