'use client';

import type { FilterSection, SearchLayout } from '@forecourt/domain';
import { Button, ButtonLink, Heading, VisuallyHidden, earlyFields, useFlag } from '@forecourt/ui';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { primaryIndex } from '../../model/indexes.ts';
import { CurrentFilters } from '../CurrentFilters/CurrentFilters.tsx';
import type { FilterPanelProps } from '../FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import { FilterSheetButton } from '../FilterSheet/FilterSheetButton.tsx';
import type { PromoPlan } from '../../model/promos.ts';
import type { HitCardProps } from '../Hits/HitCard.tsx';
import { Hits } from '../Hits/Hits.tsx';
import { LayoutSwitch } from '../LayoutSwitch/LayoutSwitch.tsx';
import { useLayout } from '../LayoutSwitch/useLayout.ts';
import { NoResults } from '../NoResults/NoResults.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { ReadingNote } from '../ReadingNote/ReadingNote.tsx';
import { ResultCount } from '../ResultCount/ResultCount.tsx';
import { SearchBoxField, type SearchBoxFieldProps } from '../SearchBoxField/SearchBoxField.tsx';
import { SearchParameters } from '../SearchParameters/SearchParameters.tsx';
import { useQuietRequests } from '../SearchParameters/useQuietRequests.ts';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { ListPosition } from './ListPosition.tsx';
import * as styles from './SearchApp.css.ts';
import { useCameBack } from './useRestoredPosition.ts';

/** What a page of its own, such as that of one make, has settled before the visitor chooses. */
export interface SearchScope {
  /** Filter expression of the wire, held beside whatever is chosen. */
  filters: string;
  /** What it is narrowed to, each with the way to a search without it. */
  chips: readonly { text: string; href: string }[];
  /** Address of the page: without JavaScript its form leads back to it. */
  path: string;
}

export interface SearchAppProps {
  /** The same sections that the routing was made of. */
  filters: readonly FilterSection[];
  /** Vehicles on one page of the list. */
  perPage: number;
  /** Path of the page that lists the whole stock. */
  basePath: string;
  /** Singular noun for what the site sells. @example 'vehicle' */
  noun: string;
  /** Plural noun for what the site sells. */
  nounPlural: string;
  /** When the page was rendered. */
  now: Date;
  /** Draws one vehicle. */
  Card: ComponentType<HitCardProps>;
  /** Index that is searched. @default the index of all cars */
  indexName?: string;
  /** What the search box says while it is empty. @default 'plain' */
  placeholder?: SearchBoxFieldProps['placeholder'];
  /** Lists recently sold vehicles too. @default false */
  includeSold?: boolean;
  /** Vehicles this visitor has saved: shown even when sold. */
  savedIds?: readonly string[];
  /** A further way out where nothing is found. */
  emptyAction?: ReactNode;
  /** What the page itself has narrowed. Its `filters` leave out what it settles. */
  scope?: SearchScope;
  /** Pictures beside the values of a filter. */
  marks?: FilterPanelProps['marks'];
  /** Promotions among the vehicles, and after how many each stands. */
  promos?: PromoPlan;
  /** How lists stand until the visitor chooses. @default 'grid' */
  layout?: SearchLayout;
  /** Vehicles of the whole stock by the dealer's own count. */
  stockCount?: number | null;
  /** The visitor has settled on these words. */
  onSearched?: (query: string) => void;
}

const noIds: readonly string[] = [];
/** Where a link leads that folds the panel out without JavaScript. */
const panelId = 'filters';

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
  scope,
  marks,
  promos,
  layout: siteLayout = 'grid',
  stockCount,
  onSearched,
}: SearchAppProps) {
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const priceSortNeedsPrice = useFlag('priceSortNeedsPrice');
  const [layout, setLayout] = useLayout(siteLayout);
  useQuietRequests();
  const cameBack = useCameBack();
  const words = { noun, nounPlural };
  const label = nounPlural.charAt(0).toUpperCase() + nounPlural.slice(1);
  return (
    <>
      <SearchParameters
        perPage={perPage}
        indexName={indexName}
        includeSold={includeSold}
        savedIds={savedIds}
        priceSortNeedsPrice={priceSortNeedsPrice}
        scope={scope?.filters ?? ''}
      />
      <form
        {...earlyFields}
        id={formId}
        method="get"
        action={scope?.path ?? basePath}
        role="search"
        aria-label={`Find ${nounPlural}`}
        className={styles.bar}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.box}>
          <SearchBoxField placeholder={placeholder} onSearched={onSearched} />
        </div>
        <div className={styles.sheetButton}>
          <FilterSheetButton filters={filters} />
        </div>
        <noscript className={styles.panelLink}>
          <ButtonLink href={`#${panelId}`} variant="secondary" icon="filter" full>
            Filters
          </ButtonLink>
        </noscript>
        <SortSelect indexName={indexName} />
        <noscript className={styles.submit}>
          <Button type="submit" full>
            Apply filters
          </Button>
        </noscript>
      </form>
      <div className={styles.columns}>
        <aside {...earlyFields} className={styles.panel} id={panelId} aria-label="Filters">
          <div className={styles.panelTitle}>
            <VisuallyHidden>
              <Heading level={2}>Filters</Heading>
            </VisuallyHidden>
          </div>
          <FilterSheet
            filters={filters}
            marks={marks}
            formId={formId}
            {...words}
            stockCount={scope ? null : stockCount}
          />
          <noscript>
            <Button type="submit" form={formId} full>
              Apply filters
            </Button>
          </noscript>
        </aside>
        {/* Takes the focus when what had it goes away with an empty list. */}
        <div ref={top} className={styles.results} tabIndex={-1}>
          <div className={styles.head}>
            <VisuallyHidden>
              <Heading level={2}>{label}</Heading>
            </VisuallyHidden>
            <div className={styles.count}>
              <ResultCount {...words} stockCount={scope ? null : stockCount} />
            </div>
            <div className={styles.chosen}>
              <CurrentFilters filters={filters} scope={scope?.chips} />
            </div>
            <div className={styles.layout}>
              <LayoutSwitch layout={layout} onLayoutChange={setLayout} />
            </div>
          </div>
          <ReadingNote {...words} basePath={basePath} />
          <Hits
            Card={Card}
            now={now}
            label={label}
            layout={layout}
            promos={promos}
            whole={cameBack}
            empty={<NoResults {...words} filters={filters} basePath={basePath} now={now} action={emptyAction} />}
          />
          <Pager />
        </div>
      </div>
      <ListPosition top={top} />
    </>
  );
}
