'use client';

import type { FilterSection, PromoNode } from '@forecourt/domain';
import { SearchApp } from '@forecourt/search';
import { useSavedIds, useSearchHistory } from '@forecourt/shopper';
import { useSite } from '@forecourt/ui';
import { useMemo } from 'react';
import { BrowserSearch } from './BrowserSearch.tsx';
import { drawnCardsOf } from './drawnCardsOf.ts';
import type { ListScope } from './listScope.ts';
import { ResultCard } from './ResultCard.tsx';
import { searchMarks, useServerMarks } from './searchMarks.tsx';
import { ServerSearch } from './ServerSearch.tsx';
import type { ListHeading } from './useListHeading.ts';
import { SimilarLink } from './SimilarLink.tsx';

export interface SiteSearchProps {
  filters: FilterSection[];
  perPage: number;
  /** Filters fixed by the page; null for the search of the whole stock. */
  scope: ListScope | null;
  /** How the page's heading follows the visitor's choices; null where it has one of its own. */
  heading: ListHeading | null;
  promos: PromoNode[];
  /** Public key of the search service. */
  searchKey: string;
  /** Number of answers that the browser caches. */
  cacheSize: number;
  /** Time the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
}

/** The search page's live part: the standard client and routing of the search library, around the site's own parts. */
export function SiteSearch({
  filters,
  perPage,
  scope,
  heading,
  promos,
  searchKey,
  cacheSize,
  renderedAt,
}: SiteSearchProps) {
  useServerMarks();
  const { site } = useSite();
  const { search, texts, paths, flags, stock } = site;
  const savedIds = useSavedIds();
  const { remember } = useSearchHistory();
  const now = useMemo(() => new Date(renderedAt), [renderedAt]);
  const plan = useMemo(
    () => ({ nodes: promos, positions: search.promoPositions, shuffle: search.promoShuffle }),
    [promos, search.promoPositions, search.promoShuffle],
  );
  const page = (
    <SearchApp
      filters={filters}
      perPage={perPage}
      basePath={paths.search}
      noun={texts.vehicleNoun}
      nounPlural={texts.vehicleNounPlural}
      now={now}
      Card={ResultCard}
      placeholder={search.placeholder}
      layout={search.layout}
      stockCount={stock.count}
      drawnCards={onServer ? drawnCardsOf(site, now) : undefined}
      savedIds={savedIds}
      scope={scope ?? undefined}
      marks={searchMarks}
      promos={plan}
      onSearched={flags.searchHistory ? remember : undefined}
      emptyAction={<SimilarLink settled={scope?.settled ?? nothingSettled} noun={texts.vehicleNoun} />}
    />
  );
  return onServer ? (
    <ServerSearch filters={filters} perPage={perPage} scope={scope?.filters ?? ''} now={now}>
      {page}
    </ServerSearch>
  ) : (
    <BrowserSearch filters={filters} heading={heading} searchKey={searchKey} cacheSize={cacheSize}>
      {page}
    </BrowserSearch>
  );
}

const onServer = typeof window === 'undefined';

const nothingSettled = {};
