import { formatMoney, replyWords, untilWords } from '@forecourt/domain';
import type { BadgeProps, IconName } from '@forecourt/ui';
import type { HoldLimit, ReservationState } from '../../model/reservation.ts';

export const resultLook: Readonly<
  Record<ReservationState, { icon: IconName; tone: NonNullable<BadgeProps['tone']>; badge: string }>
> = {
  held: { icon: 'check', tone: 'success', badge: 'Reserved' },
  completed: { icon: 'check', tone: 'success', badge: 'Sold to you' },
  paying: { icon: 'clock', tone: 'neutral', badge: 'Payment under way' },
  failed: { icon: 'warning', tone: 'danger', badge: 'Payment declined' },
  abandoned: { icon: 'info', tone: 'neutral', badge: 'Not paid' },
  lost: { icon: 'warning', tone: 'warning', badge: 'Not reserved' },
  refused: { icon: 'warning', tone: 'warning', badge: 'Not reserved' },
  lapsed: { icon: 'clock', tone: 'neutral', badge: 'Lapsed' },
  refunded: { icon: 'dollar', tone: 'neutral', badge: 'Refunded' },
};

export interface ResultFacts {
  until: Date | null;
  /** Whether a refund is pending or has been made. */
  refund: 'due' | 'done' | null;
  /** Whose limit of held vehicles was reached, if that was the reason of a refusal. */
  refusedFor: HoldLimit | null;
  timeZone: string;
  /** Whole cents. */
  amount: number;
}

export interface ResultWords {
  title: string;
  text: string[];
  /** Next steps, in order. */
  next: string[];
}

const notCharged =
  'You pay nothing: if your bank shows the deposit, it is given back by itself. The vehicle is still free.';

/** Why no further vehicle can be held, and what to do about it. */
function refusedWords(limit: HoldLimit | null): ResultWords {
  const words = {
    person: {
      title: 'You hold as many vehicles as one person can',
      text: [notCharged, 'Call us to let one of them go, or come back when a hold has ended. My garage says when.'],
    },
    card: {
      title: 'This card holds as many vehicles as one card can',
      text: [notCharged, 'Reserve it again and pay with another card, or call us to let one of the vehicles go.'],
    },
    site: {
      title: 'We cannot hold another vehicle online just now',
      text: [notCharged, 'Please call us, and we reserve it for you.'],
    },
  };
  return { ...words[limit ?? 'site'], next: [] };
}

/** Words of the reservation page in each state. */
export function resultWords(
  state: ReservationState,
  { until, refund, refusedFor, timeZone, amount }: ResultFacts,
): ResultWords {
  const money = formatMoney(amount);
  const end = until ? untilWords(until, timeZone) : null;
  const words: Readonly<Record<ReservationState, ResultWords>> = {
    held: replyWords('reservation', { deposit: money, until: end }),
    completed: {
      title: 'The vehicle is yours',
      text: [`Your deposit of ${money} was taken off the price. Thank you for buying from us.`],
      next: [],
    },
    paying: {
      title: 'We are waiting for your bank',
      text: [
        'This takes a few seconds as a rule. The page looks again by itself: please do not pay a second time.',
        'The vehicle is reserved once your bank says yes.',
      ],
      next: [],
    },
    failed: {
      title: 'Your payment was declined',
      text: [
        'Nothing was taken from your account, and the vehicle is not reserved.',
        'Try again with the same card or another one, or ask your bank why it was declined.',
      ],
      next: [],
    },
    abandoned: {
      title: 'You have not paid yet',
      text: ['You left the payment page before paying. Nothing was taken, and the vehicle is not reserved.'],
      next: [],
    },
    lost: {
      title: 'Somebody was a moment faster',
      text: [
        'Another buyer reserved this vehicle while you were paying. You pay nothing: if your bank shows the deposit, it is given back by itself.',
      ],
      next: [],
    },
    refused: refusedWords(refusedFor),
    lapsed: {
      title: 'Your reservation has lapsed',
      text: [
        end
          ? `The vehicle was held for you until ${end}, and can be reserved by others again.`
          : 'The time is over, and the vehicle can be reserved by others again.',
        `Your deposit of ${money} is refundable. If you have not got it back, tell us your reference.`,
      ],
      next: [],
    },
    refunded: {
      title: refund === 'due' ? 'Your deposit is on its way back' : 'Your deposit was refunded',
      text: [
        refund === 'due'
          ? `We are giving ${money} back to the card you paid with. You need not do anything.`
          : `We have given ${money} back to the card you paid with. Banks take up to ten business days to show it.`,
        'The vehicle is not reserved for you any more.',
      ],
      next: [],
    },
  };
  return words[state];
}
