'use client';

import { hasSearchChoices } from '@forecourt/search';
import { isKnownVisitor } from '@forecourt/shopper';
import { useSite, WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { SiteSearchProps } from './SiteSearch.tsx';

const load = () => import('./SiteSearch.tsx');
const Search = lazy(() => load().then(({ SiteSearch }) => ({ default: SiteSearch })));

/**
 * The search as the server drew it, which is right until the visitor changes something; the code of the search library
 * comes when somebody does anything on the page, or at once where the device keeps something that the server does not know.
 */
export function LateSearch(props: SiteSearchProps) {
  const { slug } = useSite().site;
  return (
    <WhenNeeded load={load} isNeededNow={() => hasSearchChoices() || isKnownVisitor(slug)}>
      <Search {...props} />
    </WhenNeeded>
  );
}
