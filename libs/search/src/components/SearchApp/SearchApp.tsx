'use client';

import type { FilterSection, SearchLayout } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Heading, VisuallyHidden, earlyFields, useFlag } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { primaryIndex } from '../../model/indexes.ts';
import { CurrentFilters } from '../CurrentFilters/CurrentFilters.tsx';
import type { FilterPanelProps } from '../FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import { FilterSheetButton } from '../FilterSheet/FilterSheetButton.tsx';
import type { DrawnCards } from '../../model/drawnCards.ts';
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

/** What a page of its own, such as that of one make, settles before the visitor chooses anything. */
export interface SearchScope {
  /** Filter expression of the wire, applied in addition to the visitor's choices. */
  filters: string;
  /** What the page narrows to, each with the address of a search without it. */
  chips: readonly { text: string; href: string }[];
  /** Address of the page: without JavaScript its form submits to it. */
  path: string;
}

export interface SearchAppProps {
  /** The same sections that the routing was created with. */
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
  /** Ids of vehicles this visitor has saved: shown even when sold. */
  savedIds?: readonly string[];
  /** An additional way out where nothing is found. */
  emptyAction?: ReactNode;
  /** What the page itself narrows the stock to. Its `filters` do not include the settled attributes. */
  scope?: SearchScope;
  /** Pictures beside the values of a filter. */
  marks?: FilterPanelProps['marks'];
  /** Promotions among the vehicles, and after how many each stands. */
  promos?: PromoPlan;
  /** Layout of lists until the visitor chooses. @default 'grid' */
  layout?: SearchLayout;
  /** The dealer's own count of the whole stock. */
  stockCount?: number | null;
  /** Called with words that the visitor has settled on. */
  onSearched?: (query: string) => void;
  /** Cards that the server has drawn before; for the server only. @default none */
  drawnCards?: DrawnCards;
}

const noIds: readonly string[] = [];
/** Target of the link that expands the panel without JavaScript. */
const panelId = 'filters';

/** The search page, from the search box to the pagination. Must be inside a `SearchRoot` or `PageSearch`. */
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
  drawnCards,
}: SearchAppProps) {
  const say = useWords(searchMessages);
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
        aria-label={say('search.findStock', { nounPlural })}
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
            {say('search.filters')}
          </ButtonLink>
        </noscript>
        <SortSelect indexName={indexName} />
        <noscript className={styles.submit}>
          <Button type="submit" full>
            {say('search.applyFilters')}
          </Button>
        </noscript>
      </form>
      <div className={styles.columns}>
        <aside {...earlyFields} className={styles.panel} id={panelId} aria-label={say('search.filters')}>
          <div className={styles.panelTitle}>
            <VisuallyHidden>
              <Heading level={2}>{say('search.filters')}</Heading>
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
              {say('search.applyFilters')}
            </Button>
          </noscript>
        </aside>
        {/* Takes the focus when the focused element disappears with an empty list. */}
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
            drawnCards={drawnCards}
            empty={<NoResults {...words} filters={filters} basePath={basePath} now={now} action={emptyAction} />}
          />
          <Pager />
        </div>
      </div>
      <ListPosition top={top} />
    </>
  );
}
