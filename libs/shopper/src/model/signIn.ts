import { gatedPages, type GatedPage } from '@forecourt/domain';

/** Purpose of a sign-in: to save a vehicle, or to see one of the pages that require it. */
export const signInTypes = ['watchlist', ...gatedPages] as const;
export type SignInType = 'watchlist' | GatedPage;

/** The type of a sign-in from an address; null for an unknown one. */
export function readSignInType(given: unknown): SignInType | null {
  return signInTypes.find((type) => type === given) ?? null;
}

/** State of a sign-in between phone number and session. The server's answer to each step of the form. */
export interface SignInState {
  step: 'phone' | 'code';
  /** The number as the visitor typed it. */
  phone: string;
  /** The number masked, but recognisable. @example '04xx xxx 678' */
  maskedPhone: string;
  /** Id of the request that the code belongs to; the form posts it back. Empty before a code was sent. */
  requestId: string;
  /** Seconds from this answer until another code may be requested. */
  resendAfterSeconds: number;
  /** Error message for the visitor. */
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

/** Values of the form's buttons, under the name `intent`. */
export const signInIntents = ['send', 'verify', 'change'] as const;
export type SignInIntent = (typeof signInIntents)[number];

/**
 * Server action for a step of the form: `send` a code to `phone`, `verify` the `code` of `request_id`, or go back to
 * `change` the number. The form also posts `redirect` and `phone_shown`. Redirects to `redirect` once the visitor is
 * signed in.
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
