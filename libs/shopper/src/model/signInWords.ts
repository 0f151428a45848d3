import { formatMoney, type PublicSite } from '@forecourt/domain';
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

type WordsOf = (thing: string, site: SignInSite) => SignInWords;

const words: Readonly<Record<SignInType, WordsOf>> = {
  watchlist: (thing) => ({
    heading: `Sign in to save this ${thing}`,
    reason: 'It will be on your list on any phone or computer you sign in on.',
    facts: ['You come straight back, with it saved.', 'Take it off your list again whenever you like.'],
  }),
  checkout: (thing, { reserve }) => ({
    heading: 'Sign in to reserve',
    reason: `So that we know whose ${thing} it is while we hold it.`,
    facts: [
      `A deposit of ${formatMoney(reserve.depositCents)} holds it for ${reserve.holdHours} hours.`,
      'The deposit is fully refundable.',
      'Nobody else can reserve it in that time.',
    ],
  }),
  'trade-in': (thing) => ({
    heading: 'Sign in to value your trade-in',
    reason: 'So that you can come back to your valuation.',
    facts: [
      `Your rego finds your ${thing}; a few questions say how it is.`,
      'You see an estimate at once where one can be made online. Else we call you with one.',
      'You decide after you have seen it. Nothing is agreed to before.',
    ],
  }),
  'sell-my-car': (thing) => ({
    heading: `Sign in to sell your ${thing}`,
    reason: 'So that you can come back to our offer.',
    facts: [
      `Your rego finds your ${thing}; a few questions say how it is.`,
      'You see an estimate at once where one can be made online. Else we call you with one.',
      'You need not buy anything from us.',
    ],
  }),
  finance: () => ({
    heading: 'Sign in to apply for finance',
    reason: 'So that nobody else sees what you tell us.',
    facts: [
      'Three short steps: about you, your work and income, and what you want to buy.',
      'What you have filled in stays if you stop on the way.',
      'You see the rate, the comparison rate and every fee in writing before you sign anything.',
    ],
  }),
  'credit-check': (thing) => ({
    heading: 'Sign in to see your own rate',
    reason: 'So that nobody else sees what you tell us.',
    facts: [
      `A rate for you and this ${thing}, not an example.`,
      'No credit check is made before you agree to it in the form.',
      'You are free to say no to what we find.',
    ],
  }),
  'spin-to-win': () => ({
    heading: 'Sign in to spin',
    reason: 'Everybody has one spin, and the prize is kept with your number.',
    facts: [
      'Every spin wins one of the prizes.',
      'You need not buy anything.',
      'Show the prize on your phone when you come in.',
    ],
  }),
  'online-payment': () => ({
    heading: 'Sign in to pay online',
    reason: 'So that you find your receipts again.',
    facts: [
      'Say what you pay for and how much, then pay by card.',
      'Your card’s number goes to our payment provider, never to us.',
      'The receipt stays with your number.',
    ],
  }),
  garage: (thing) => ({
    heading: 'Sign in to your garage',
    reason: `Your saved ${thing}s, reservations and enquiries are in one place.`,
    facts: ['See what you have saved, reserved and asked for.', 'Have everything that is kept about you deleted.'],
  }),
};

/**
 * The words of the sign-in page: its purpose, and the facts of the page behind it. Where the site says "vehicle", this
 * page says "car", as visitors do.
 */
export function signInWords(type: SignInType | null, site: SignInSite): SignInWords {
  const { vehicleNoun: noun } = site.texts;
  if (type === null) {
    return { heading: 'Sign in', reason: 'With your mobile number. There is no password to remember.', facts: [] };
  }
  return words[type](noun === 'vehicle' ? 'car' : noun, site);
}
