import { cancelMessages, type Words } from '@forecourt/domain/messages';
import type { ReservationState } from '../../model/reservation.ts';
import { cancelledTitles, refundTexts, resultMessages, type ResultWords } from '../ReserveResult/resultWords.ts';

/** Messages of the page that cancels. Pages of a reservation load no more than those of its result. */
export const cancelPageMessages = { ...resultMessages, ...cancelMessages };

/**
 * What the page says that cancels a reservation: before, after, and where it cannot be cancelled.
 * @param amount the deposit, in words
 */
export function cancelWords(
  state: ReservationState,
  refund: 'due' | 'done' | null,
  amount: string,
  say: Words<typeof cancelPageMessages>,
): Pick<ResultWords, 'title' | 'text'> {
  const back = say(refundTexts[refund ?? 'none'], { amount });
  switch (state) {
    case 'held':
      return {
        title: say('cancel.title', { amount }),
        text: [say('cancel.amount', { amount }), say('cancel.when'), say('cancel.free')],
      };
    case 'refunded':
      return {
        title: say(cancelledTitles[refund ?? 'none'], { amount }),
        text: [back, say('reserve.notReservedAnyMore')],
      };
    case 'lapsed':
      return { title: say('reserve.lapsedTitle'), text: [say('reserve.lapsedText'), back] };
    case 'completed':
      return { title: say('cancel.soldToYou'), text: [say('cancel.soldToYouText', { amount })] };
    case 'paying':
      return { title: say('cancel.nothingPaid'), text: [say('cancel.nothingPaidText')] };
    default:
      return { title: say('cancel.neverPaid'), text: [refund ? back : say('cancel.neverPaidText')] };
  }
}
