import { paymentMessages, reserveMessages, type Words } from '@forecourt/domain/messages';
import { formatMoney, replyWords, untilWords, type ReplyingSite } from '@forecourt/domain';
import type { BadgeProps, IconName } from '@forecourt/ui';
import type { HoldLimit, ReservationState } from '../../model/reservation.ts';

/** Messages about reservations and their payment. */
export const resultMessages = { ...reserveMessages, ...paymentMessages };

/** Those words, as a site says them. */
export type ResultSay = Words<typeof resultMessages>;

interface ResultLook {
  icon: IconName;
  tone: NonNullable<BadgeProps['tone']>;
  badge: keyof typeof resultMessages;
}

export const resultLook = {
  held: { icon: 'check', tone: 'success', badge: 'reserve.held' },
  completed: { icon: 'check', tone: 'success', badge: 'reserve.completed' },
  paying: { icon: 'clock', tone: 'neutral', badge: 'payment.underWay' },
  failed: { icon: 'warning', tone: 'danger', badge: 'payment.declined' },
  abandoned: { icon: 'info', tone: 'neutral', badge: 'payment.notPaid' },
  lost: { icon: 'warning', tone: 'warning', badge: 'reserve.notReserved' },
  refused: { icon: 'warning', tone: 'warning', badge: 'reserve.notReserved' },
  lapsed: { icon: 'clock', tone: 'neutral', badge: 'reserve.lapsed' },
  refunded: { icon: 'dollar', tone: 'neutral', badge: 'reserve.refunded' },
} as const satisfies Record<ReservationState, ResultLook>;

export interface ResultFacts {
  until: Date | null;
  /** Whether a refund is pending or has been made; null where nothing was taken. */
  refund: 'due' | 'done' | null;
  /** Whose limit of held vehicles was reached, if that was the reason of a refusal. */
  refusedFor: HoldLimit | null;
  timeZone: string;
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
  /** Whole cents. */
  amount: number;
  /** The site's own texts of the confirmation. @default the platform's */
  replies?: ReplyingSite['replies'] | undefined;
}

export interface ResultWords {
  title: string;
  text: string[];
  /** Next steps, in order. */
  next: string[];
}

const limits = {
  person: 'reserve.personLimit',
  card: 'reserve.cardLimit',
  site: 'reserve.siteLimit',
} as const;

/** Titles of a cancelled reservation, by its refund. */
export const cancelledTitles = {
  due: 'reserve.refundDueTitle',
  done: 'reserve.refundedTitle',
  none: 'reserve.cancelledTitle',
} as const;

/** What became of a deposit, by its refund. */
export const refundTexts = {
  due: 'reserve.refundDueText',
  done: 'reserve.refundedText',
  none: 'reserve.nothingTaken',
} as const;

/** Why no further vehicle can be held, and what to do about it. */
function refusedWords(limit: HoldLimit | null, say: ResultSay): ResultWords {
  const key = limits[limit ?? 'site'];
  return { title: say(key), text: [say('reserve.stillFree'), say(`${key}Text`)], next: [] };
}

/** Words of the reservation page in each state. @param say words of the site */
export function resultWords(
  state: ReservationState,
  { until, refund, refusedFor, timeZone, locale, amount: cents, replies }: ResultFacts,
  say: ResultSay,
): ResultWords {
  const amount = formatMoney(cents);
  const end = until ? untilWords(until, timeZone, locale) : null;
  const back = say(refundTexts[refund ?? 'none'], { amount });
  const words: Readonly<Record<ReservationState, ResultWords>> = {
    held: replyWords('reservation', { deposit: amount, until: end }, replies),
    completed: { title: say('reserve.completedTitle'), text: [say('reserve.completedText', { amount })], next: [] },
    paying: {
      title: say('payment.waitingTitle'),
      text: [say('payment.waitingText'), say('reserve.onceTheBankSaysYes')],
      next: [],
    },
    failed: {
      title: say('reserve.declinedTitle'),
      text: [say('reserve.declinedText'), say('reserve.declinedNext')],
      next: [],
    },
    abandoned: { title: say('payment.notPaidTitle'), text: [say('reserve.leftText')], next: [] },
    lost: { title: say('reserve.lostTitle'), text: [say('reserve.lostText')], next: [] },
    refused: refusedWords(refusedFor, say),
    lapsed: {
      title: say('reserve.lapsedTitle'),
      text: [end ? say('reserve.lapsedUntil', { until: end }) : say('reserve.lapsedText'), back],
      next: [],
    },
    refunded: {
      title: say(cancelledTitles[refund ?? 'none'], { amount }),
      text: [back, say('reserve.notReservedAnyMore')],
      next: [],
    },
  };
  return words[state];
}
