import { platformWords, reservationMessages, type Words } from '@forecourt/domain/messages';

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
 * @param deposit in words
 * @param say words of the site. @default the platform's
 */
export function reservationWords(
  state: ReservationState,
  { until, refund, deposit }: { until: string | null; refund: 'due' | 'done' | null; deposit: string },
  say: Words<typeof reservationMessages> = platformWords(reservationMessages),
): ReservationWords {
  const nothing = say('reservation.nothingCharged');
  const back = refund
    ? say(refund === 'due' ? 'reservation.refundOnItsWay' : 'reservation.refundedAmount', { deposit })
    : nothing;
  switch (state) {
    case 'paying':
      return {
        label: say('reservation.waitingForPayment'),
        tone: 'warning',
        text: say('reservation.notHeldYet'),
      };
    case 'held':
      return {
        label: say('reservation.heldForYou'),
        tone: 'success',
        text: until ? say('reservation.until', { until }) : say('reservation.depositPaid'),
      };
    case 'completed':
      return { label: say('reservation.completed'), tone: 'success', text: say('reservation.dealerTakesIt') };
    case 'lapsed':
      return {
        label: say('reservation.holdEnded'),
        tone: 'neutral',
        text: back,
      };
    case 'refunded':
      return { label: say('reservation.refunded'), tone: 'neutral', text: back };
    case 'failed':
      return { label: say('reservation.paymentRefused'), tone: 'neutral', text: nothing };
    case 'abandoned':
      return { label: say('reservation.notPaid'), tone: 'neutral', text: nothing };
    case 'refused':
      return {
        label: say('reservation.tooMany'),
        tone: 'neutral',
        text: back,
      };
    case 'lost':
      return {
        label: say('reservation.somebodyWasFirst'),
        tone: 'neutral',
        text: back,
      };
  }
}

/** The heading of an enquiry, without the numbers that dealers give some subcategories. */
export function enquiryTitle({ category, subcategory }: { category: string; subcategory: string | null }): string {
  const words = (subcategory ?? '').replace(/^\d+\.\s*/, '').trim();
  return words === '' ? category : words;
}
