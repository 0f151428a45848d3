'use client';

import { SaveAfterSignIn } from '@forecourt/shopper';

/** Saves the vehicle that the URL names after a sign-in. */
export function SaveWish({ query }: { query: string }) {
  return <SaveAfterSignIn query={query} />;
}
