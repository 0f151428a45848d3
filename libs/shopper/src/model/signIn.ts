import { gatedPages, type GatedPage } from '@forecourt/domain';

/** Why somebody signs in: to save a vehicle, or to see one of the pages that ask for it. */
export const signInTypes = ['watchlist', ...gatedPages] as const;
export type SignInType = 'watchlist' | GatedPage;

/** The type as it stands in an address, or null for none that is known. */
export function readSignInType(given: unknown): SignInType | null {
  return signInTypes.find((type) => type === given) ?? null;
}

export interface SignInWords {
  heading: string;
  /** What signing in is good for here, in a sentence. */
  reason: string;
}

/**
 * What the sign-in page says.
 * @param noun what the site sells; people save a car, not a vehicle
 */
export function signInWords(type: SignInType | null, noun = 'car'): SignInWords {
  const thing = noun === 'vehicle' ? 'car' : noun;
  switch (type) {
    case 'watchlist':
      return {
        heading: `Sign in to save this ${thing}`,
        reason: 'It will be on your list on any phone or computer you sign in on.',
      };
    case 'checkout':
      return { heading: 'Sign in to reserve', reason: `So that we know whose ${thing} it is while we hold it.` };
    case 'trade-in':
      return { heading: 'Sign in to value your trade-in', reason: 'So that you can come back to your valuation.' };
    case 'sell-my-car':
      return { heading: `Sign in to sell your ${thing}`, reason: 'So that you can come back to our offer.' };
    case 'finance':
      return { heading: 'Sign in to apply for finance', reason: 'So that nobody else sees what you tell us.' };
    case 'credit-check':
      return { heading: 'Sign in to see your own rate', reason: 'So that nobody else sees what you tell us.' };
    case 'spin-to-win':
      return { heading: 'Sign in to spin', reason: 'Everybody has one spin, and the prize is kept with your number.' };
    case 'online-payment':
      return { heading: 'Sign in to pay online', reason: 'So that you find your receipts again.' };
    case 'garage':
      return {
        heading: 'Sign in to your garage',
        reason: `Your saved ${thing}s, reservations and enquiries are in one place.`,
      };
    case null:
      return { heading: 'Sign in', reason: 'With your mobile number. There is no password to remember.' };
  }
}

/** Where a visitor is between number and session. The server's answer to each step of the form. */
export interface SignInState {
  step: 'phone' | 'code';
  /** As the visitor wrote it. */
  phone: string;
  /** Enough of it to know it again. @example '04xx xxx 678' */
  phoneShown: string;
  /** Request the code belongs to; the form sends it back. Empty before one was sent. */
  requestId: string;
  /** Seconds until another code may be asked for, counted from this answer. */
  resendAfterSeconds: number;
  /** What went wrong, in the visitor's words. */
  error: { about: 'phone' | 'code' | 'form'; message: string } | null;
}

export const firstSignInState: SignInState = {
  step: 'phone',
  phone: '',
  phoneShown: '',
  requestId: '',
  resendAfterSeconds: 0,
  error: null,
};

/** What a button of the form asks for, under the name `intent`. */
export const signInIntents = ['send', 'verify', 'change'] as const;
export type SignInIntent = (typeof signInIntents)[number];

/**
 * Takes a step of the form: `send` a code to `phone`, `verify` the `code` of `request_id`, or go back to `change` the
 * number. The form also sends `redirect`, and `phone_shown`. Goes to `redirect` itself once the visitor is signed in.
 */
export type SignInAction = (state: SignInState, data: FormData) => Promise<SignInState>;

export function readSignInIntent(given: unknown): SignInIntent {
  return signInIntents.find((intent) => intent === given) ?? 'send';
}

/** The digits of a code, however it was typed or pasted. @example codeDigits('123 456') // '123456' */
export function codeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, 6);
}
