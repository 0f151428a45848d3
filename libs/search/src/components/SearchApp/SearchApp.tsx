'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Heading, VisuallyHidden, useFlag } from '@forecourt/ui';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { primaryIndex } from '../../model/indexes.ts';
import { CurrentFilters } from '../CurrentFilters/CurrentFilters.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import { Hits, type HitCardProps } from '../Hits/Hits.tsx';
import { NoResults } from '../NoResults/NoResults.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { ResultCount } from '../ResultCount/ResultCount.tsx';
import { SearchBoxField, type SearchBoxFieldProps } from '../SearchBoxField/SearchBoxField.tsx';
import { SearchParameters } from '../SearchParameters/SearchParameters.tsx';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import * as styles from './SearchApp.css.ts';
import { useScrollToTop } from './useScrollToTop.ts';

export interface SearchAppProps {
  /** The same sections that the routing was made of. */
  filters: readonly FilterSection[];
  perPage: number;
  /** Path of the page that lists the whole stock. */
  basePath: string;
  /** @example 'vehicle' */
  noun: string;
  nounPlural: string;
  /** When the page was made. */
  now: Date;
  Card: ComponentType<HitCardProps>;
  /** @default the index of all cars */
  indexName?: string;
  /** @default 'plain' */
  placeholder?: SearchBoxFieldProps['placeholder'];
  /** Lists recently sold vehicles too. @default false */
  includeSold?: boolean;
  /** Vehicles this visitor has saved: shown even when sold. */
  savedIds?: readonly string[];
  /** A further way out where nothing is found. */
  emptyAction?: ReactNode;
}

const noIds: readonly string[] = [];

/** The search page, from the box to the pager. Stands inside InstantSearch, which the page brings. */
export function SearchApp({
  filters,
  perPage,
  basePath,
  noun,
  nounPlural,
  now,
  Card,
  indexName = primaryIndex,
  placeholder,
  includeSold = false,
  savedIds = noIds,
  emptyAction,
}: SearchAppProps) {
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const priceSortNeedsPrice = useFlag('priceSortNeedsPrice');
  useScrollToTop(top);
  const words = { noun, nounPlural };
  const label = nounPlural.charAt(0).toUpperCase() + nounPlural.slice(1);
  return (
    <>
      <SearchParameters {...{ perPage, indexName, includeSold, savedIds, priceSortNeedsPrice }} />
      <form
        id={formId}
        method="get"
        action={basePath}
        role="search"
        aria-label={`Find ${nounPlural}`}
        className={styles.bar}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.box}>
          <SearchBoxField placeholder={placeholder} />
        </div>
        <div className={styles.sheetButton}>
          <FilterSheet filters={filters} {...words} />
        </div>
        <SortSelect indexName={indexName} />
        <noscript>
          <Button type="submit" full>
            Apply filters
          </Button>
        </noscript>
      </form>
      <div className={styles.columns}>
        <aside className={styles.panel} aria-label="Filters">
          <VisuallyHidden>
            <Heading level={2}>Filters</Heading>
          </VisuallyHidden>
          <FilterPanel filters={filters} formId={formId} />
          <noscript>
            <Button type="submit" form={formId} full>
              Apply filters
            </Button>
          </noscript>
        </aside>
        <div ref={top} className={styles.results}>
          <div className={styles.head}>
            <VisuallyHidden>
              <Heading level={2}>{label}</Heading>
            </VisuallyHidden>
            <ResultCount {...words} />
            <CurrentFilters filters={filters} />
          </div>
          <Hits
            Card={Card}
            now={now}
            label={label}
            empty={<NoResults filters={filters} nounPlural={nounPlural} basePath={basePath} action={emptyAction} />}
          />
          <Pager />
        </div>
      </div>
    </>
  );
}
