'use client';

import { SaveSearch } from '@forecourt/shopper';
import { saveSearch } from '../garage/watchlistCalls.ts';

/** Saves the search in the URL to the visitor's garage. */
export function SearchKeeper({ name }: { name: string }) {
  return <SaveSearch name={name} save={saveSearch} />;
}
