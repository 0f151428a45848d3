'use client';

import { SaveSearch } from '@forecourt/shopper';
import { saveSearch } from '../garage/watchlistCalls.ts';

/** Keeps the search that stands in the address in the visitor's garage. */
export function SearchKeeper({ name }: { name: string }) {
  return <SaveSearch name={name} save={saveSearch} />;
}
