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
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Nothing was paid, or it was given back: the visitor may try again. */
export function isOver(state: ReservationState): boolean {
  return state === 'failed' || state === 'abandoned' || state === 'lost' || state === 'refunded' || state === 'lapsed';
}

/** The deposit is with the dealer, and so is the order. */
export function isPaid(state: ReservationState): boolean {
  return state === 'held' || state === 'completed';
}
