import { formatMoney, type PublicSite } from '@forecourt/domain';
import { platformWords, signInReasonMessages, type Words } from '@forecourt/domain/messages';
import type { SignInType } from './signIn.ts';

export interface SignInWords {
  heading: string;
  /** Purpose of signing in here, in a sentence. */
  reason: string;
  /** Facts about the protected page, so that nobody gives a number for a page they know nothing of. */
  facts: readonly string[];
}

export interface SignInSite {
  texts: Pick<PublicSite['texts'], 'vehicleNoun'>;
  reserve: Pick<PublicSite['reserve'], 'depositCents' | 'holdHours'>;
}

type Say = Words<typeof signInReasonMessages>;
type WordsOf = (say: Say, thing: string, site: SignInSite) => SignInWords;

const words: Readonly<Record<SignInType, WordsOf>> = {
  watchlist: (say, thing) => ({
    heading: say('signInReason.signInToSaveThis', { thing }),
    reason: say('signInReason.onYourListAnywhere'),
    facts: [say('signInReason.straightBack'), say('signInReason.takeItOff')],
  }),
  checkout: (say, thing, { reserve }) => ({
    heading: say('signInReason.signInToReserve'),
    reason: say('signInReason.weKnowWhose', { thing }),
    facts: [
      say('signInReason.depositHoldsIt', { deposit: formatMoney(reserve.depositCents), hours: reserve.holdHours }),
      say('signInReason.depositRefundable'),
      say('signInReason.nobodyElseReserves'),
    ],
  }),
  'trade-in': (say, thing) => ({
    heading: say('signInReason.signInToValue'),
    reason: say('signInReason.comeBackToValuation'),
    facts: [
      say('signInReason.regoFindsIt', { thing }),
      say('signInReason.estimateAtOnce'),
      say('signInReason.youDecideAfter'),
    ],
  }),
  'sell-my-car': (say, thing) => ({
    heading: say('signInReason.signInToSell', { thing }),
    reason: say('signInReason.comeBackToOffer'),
    facts: [
      say('signInReason.regoFindsIt', { thing }),
      say('signInReason.estimateAtOnce'),
      say('signInReason.buyNothingFromUs'),
    ],
  }),
  finance: (say) => ({
    heading: say('signInReason.signInToApply'),
    reason: say('signInReason.nobodyElseSees'),
    facts: [
      say('signInReason.threeShortSteps'),
      say('signInReason.answersStay'),
      say('signInReason.everythingInWriting'),
    ],
  }),
  'credit-check': (say, thing) => ({
    heading: say('signInReason.signInToSeeRate'),
    reason: say('signInReason.nobodyElseSees'),
    facts: [
      say('signInReason.yourRate', { thing }),
      say('signInReason.noCreditCheckYet'),
      say('signInReason.freeToSayNo'),
    ],
  }),
  'spin-to-win': (say) => ({
    heading: say('signInReason.signInToSpin'),
    reason: say('signInReason.oneSpinEach'),
    facts: [say('signInReason.everySpinWins'), say('signInReason.buyNothing'), say('signInReason.showThePrize')],
  }),
  'online-payment': (say) => ({
    heading: say('signInReason.signInToPayOnline'),
    reason: say('signInReason.findYourReceipts'),
    facts: [say('signInReason.sayWhatYouPay'), say('signInReason.cardNumberIsSafe'), say('signInReason.receiptStays')],
  }),
  garage: (say, thing) => ({
    heading: say('signInReason.signInToYourGarage'),
    reason: say('signInReason.allInOnePlace', { thing }),
    facts: [say('signInReason.seeWhatYouSaved'), say('signInReason.haveItDeleted')],
  }),
};

/**
 * The words of the sign-in page: its purpose, and the facts of the page behind it. Where the site says "vehicle", this
 * page says "car", as visitors do.
 * @param say words of the site. @default the platform's
 */
export function signInWords(
  type: SignInType | null,
  site: SignInSite,
  say: Say = platformWords(signInReasonMessages),
): SignInWords {
  const { vehicleNoun: noun } = site.texts;
  if (type === null) {
    return { heading: say('signInReason.signIn'), reason: say('signInReason.noPassword'), facts: [] };
  }
  return words[type](say, noun === 'vehicle' ? say('signInReason.car') : noun, site);
}
