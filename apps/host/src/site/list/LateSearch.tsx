'use client';

import { hasSearchChoices } from '@forecourt/search';
import { isKnownVisitor } from '@forecourt/shopper';
import { useSite, WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { SiteSearchProps } from './SiteSearch.tsx';

const load = () => import('./SiteSearch.tsx');
const Search = lazy(() => load().then(({ SiteSearch }) => ({ default: SiteSearch })));

/**
 * The server-rendered search, which is right until the visitor changes something; the code of the search library loads
 * at the first interaction with the page, or at once where the device stores choices that the server does not know.
 */
export function LateSearch(props: SiteSearchProps) {
  const { slug } = useSite().site;
  return (
    <WhenNeeded load={load} isNeededNow={() => hasSearchChoices() || isKnownVisitor(slug)}>
      <Search {...props} />
    </WhenNeeded>
  );
}
