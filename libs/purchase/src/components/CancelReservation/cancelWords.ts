import type { ReservationState } from '../../model/reservation.ts';
import { refundTexts, cancelledTitles, type ResultSay, type ResultWords } from '../ReserveResult/resultWords.ts';

/**
 * What the page says that cancels a reservation: before, after, and where it cannot be cancelled.
 * @param amount the deposit, in words
 */
export function cancelWords(
  state: ReservationState,
  refund: 'due' | 'done' | null,
  amount: string,
  say: ResultSay,
): Pick<ResultWords, 'title' | 'text'> {
  const back = say(refundTexts[refund ?? 'none'], { amount });
  switch (state) {
    case 'held':
      return {
        title: say('reserve.cancelTitle', { amount }),
        text: [say('reserve.cancelAmount', { amount }), say('reserve.cancelWhen'), say('reserve.cancelFree')],
      };
    case 'refunded':
      return {
        title: say(cancelledTitles[refund ?? 'none'], { amount }),
        text: [back, say('reserve.notReservedAnyMore')],
      };
    case 'lapsed':
      return { title: say('reserve.lapsedTitle'), text: [say('reserve.lapsedText'), back] };
    case 'completed':
      return { title: say('reserve.soldToYou'), text: [say('reserve.soldToYouText', { amount })] };
    case 'paying':
      return { title: say('reserve.nothingPaid'), text: [say('reserve.nothingPaidText')] };
    default:
      return { title: say('reserve.neverPaid'), text: [refund ? back : say('reserve.neverPaidText')] };
  }
}
