import type { SignInType } from './signIn.ts';

export interface SignInAddress {
  type?: SignInType | null;
  /** Path to go to once signed in. */
  redirect: string;
  /** Path for cancelling the sign-in. */
  back: string;
}

/** @example signInPath({ type: 'garage', redirect: '/my-garage', back: '/' }) // '/sign-in?type=garage&redirect=…' */
export function signInPath({ type = null, redirect, back }: SignInAddress): string {
  return `/sign-in?${new URLSearchParams({ ...(type ? { type } : {}), redirect, back })}`;
}

/** Name of the cookie that tells scripts that the visitor is signed in. It grants no access. */
export const signedInMarker = 'signed-in';

/** @param cookies as a browser lists them. @example isMarkedSignedIn('a=b; signed-in=1') // true */
export function isMarkedSignedIn(cookies: string): boolean {
  return cookies.split(';').some((one) => one.trim() === `${signedInMarker}=1`);
}
