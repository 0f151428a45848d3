'use client';

import type { FilterSection } from '@forecourt/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { primaryIndex } from '../model/indexes.ts';
import type { FirstSearchAnswer } from './askFirstSearch.ts';
import { isSameSearch, pageRouting } from './pageRouting.ts';
import { searchClient } from './searchClient.ts';
import { SearchRoot } from './SearchRoot.tsx';

export interface PageSearchProps {
  /** Origin of the site that is searched; it must list the page's origin as allowed. */
  origin: string;
  /** Public key of the site's search. */
  searchKey: string;
  /** The filters that the page shows: hand the same array again, or the search begins anew. */
  filters: readonly FilterSection[];
  /** Answers that the browser keeps. @default 30 */
  cacheSize?: number;
  /** Keeps choices in the page's address; off where the page has several searches. @default true */
  inAddress?: boolean;
  /** Of `askFirstSearch`, on a page that a server renders: its HTML has the vehicles, and the browser does not ask. */
  first?: FirstSearchAnswer | null;
  /** The page's search: `SearchApp`. */
  children: ReactNode;
}

const onServer = typeof window === 'undefined';

/** On the server nothing is asked while parts are rendered. */
const silent = { search: () => Promise.resolve({ results: [] }) } as unknown as ReturnType<typeof searchClient>;

/** The search library around `SearchApp` on a page of React: the way to the site's search, and the address. */
export function PageSearch({
  origin,
  searchKey,
  filters,
  cacheSize = 30,
  inAddress = true,
  first = null,
  children,
}: PageSearchProps) {
  const client = useMemo(
    () => (onServer ? silent : searchClient({ origin, searchKey, cacheSize })),
    [origin, searchKey, cacheSize],
  );
  const address = first?.address;
  const routing = useMemo(
    () => (inAddress ? pageRouting(filters, { opened: onServer ? (address ?? '/') : undefined }) : undefined),
    [inAddress, filters, address],
  );
  // Back on a page that the framework kept, the address may be of a later search than the page.
  const [initial] = useState(() =>
    first && (onServer || !inAddress || isSameSearch(first.address, window.location.href, filters)) ? first : null,
  );
  const answers = useMemo(() => (initial ? { [primaryIndex]: initial } : undefined), [initial]);
  return (
    <SearchRoot client={client} routing={routing} answers={answers}>
      {children}
    </SearchRoot>
  );
}
