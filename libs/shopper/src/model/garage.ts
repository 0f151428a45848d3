/** State of a reservation, as the platform reports it. */
export type ReservationState =
  'paying' | 'held' | 'lapsed' | 'refunded' | 'completed' | 'failed' | 'abandoned' | 'lost' | 'refused';

export interface ReservationWords {
  label: string;
  tone: 'neutral' | 'success' | 'warning';
  /** What it means for the visitor, in a sentence. */
  text: string;
}

/**
 * Words of the garage about a reservation.
 * @param until end of the hold in the dealer's own time, in words; null where there is none
 * @param refund of a deposit that goes back
 */
export function reservationWords(
  state: ReservationState,
  { until, refund }: { until: string | null; refund: 'due' | 'done' | null },
): ReservationWords {
  const back = refund === 'due' ? 'Your deposit is on its way back to you.' : 'Your deposit was given back.';
  switch (state) {
    case 'paying':
      return {
        label: 'Waiting for payment',
        tone: 'warning',
        text: 'It is not held for you before the deposit is paid.',
      };
    case 'held':
      return { label: 'Held for you', tone: 'success', text: until ? `Until ${until}.` : 'Your deposit is paid.' };
    case 'completed':
      return { label: 'Completed', tone: 'success', text: 'The dealer has taken it from here.' };
    case 'lapsed':
      return { label: 'Hold ended', tone: 'neutral', text: refund ? back : 'Your deposit goes back to you.' };
    case 'refunded':
      return { label: 'Refunded', tone: 'neutral', text: back };
    case 'failed':
      return { label: 'Payment refused', tone: 'neutral', text: 'Nothing was charged.' };
    case 'abandoned':
      return { label: 'Not paid', tone: 'neutral', text: 'Nothing was charged.' };
    case 'refused':
      return { label: 'Too many at a time', tone: 'neutral', text: refund ? back : 'Nothing was charged.' };
    case 'lost':
      return { label: 'Somebody was first', tone: 'neutral', text: refund ? back : 'Nothing was charged.' };
  }
}

/** The heading of an enquiry, without the numbers that dealers give some subcategories. */
export function enquiryTitle({ category, subcategory }: { category: string; subcategory: string | null }): string {
  const words = (subcategory ?? '').replace(/^\d+\.\s*/, '').trim();
  return words === '' ? category : words;
}
