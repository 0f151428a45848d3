import { gatedPages, type GatedPage } from '@forecourt/domain';

/** Purpose of a sign-in: to save a vehicle, or to see one of the pages that ask for it. */
export const signInTypes = ['watchlist', ...gatedPages] as const;
export type SignInType = 'watchlist' | GatedPage;

/** The type as it stands in an address, or null for none that is known. */
export function readSignInType(given: unknown): SignInType | null {
  return signInTypes.find((type) => type === given) ?? null;
}

/** Where a visitor is between number and session. The server's answer to each step of the form. */
export interface SignInState {
  step: 'phone' | 'code';
  /** As the visitor wrote it. */
  phone: string;
  /** Enough of it to know it again. @example '04xx xxx 678' */
  maskedPhone: string;
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
  maskedPhone: '',
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
