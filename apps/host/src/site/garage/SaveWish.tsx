'use client';

import { SaveAfterSignIn } from '@forecourt/shopper';

/** Saves the vehicle that the address of somebody who has just signed in asks for. */
export function SaveWish({ query }: { query: string }) {
  return <SaveAfterSignIn query={query} />;
}
