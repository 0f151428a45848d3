'use client';

import { hasSearchChoices } from '@forecourt/search';
import { isKnownVisitor } from '@forecourt/shopper';
import { useSite, WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { SiteSearchProps } from './SiteSearch.tsx';

const load = () => import('./SiteSearch.tsx');
const Search = lazy(() => load().then(({ SiteSearch }) => ({ default: SiteSearch })));

/** Milliseconds after which the search wakes where a pointer may come to its filters. */
const patienceWithPointer = 1_500;

/**
 * The server-rendered search, which is right until the visitor changes something; the code of the search library loads
 * at the first interaction with the page, on a desk also when nothing happens, or at once where the device stores choices
 * that the server does not know.
 */
export function LateSearch(props: SiteSearchProps) {
  const { slug } = useSite().site;
  return (
    <WhenNeeded
      load={load}
      isNeededNow={() => hasSearchChoices() || isKnownVisitor(slug)}
      patienceWithPointer={patienceWithPointer}
    >
      <Search {...props} />
    </WhenNeeded>
  );
}
