'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchFuture } from '@forecourt/search';
import {
  firstSearch,
  primaryIndex,
  readSearchUrl,
  searchRouting,
  toUiState,
  usualCounts,
  type FirstSearch,
  type FoundNumbers,
} from '@forecourt/search/model';
import { useSite } from '@forecourt/ui';
import { usePathname, useSearchParams, useServerInsertedHTML } from 'next/navigation';
import { use, type ComponentProps, type ReactNode } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';

export interface ServerSearchProps {
  filters: FilterSection[];
  perPage: number;
  /** Filter expression of the page itself. */
  scope: string;
  /** When the page is rendered. */
  now: Date;
  children: ReactNode;
}

interface AnsweredSearchProps {
  filters: FilterSection[];
  asked: FirstSearch;
  answering: Promise<{ results: unknown[] }>;
  children: ReactNode;
}

type Routing = ComponentProps<typeof InstantSearch>['routing'];

/** A client that sends nothing: the page's one batch has been answered before its parts are rendered. */
const silent = { search: () => Promise.resolve({ results: [] }) };

const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (data: object): string =>
  JSON.stringify(data).replace(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** An answer of the search, as far as less of it is sent with the page. */
interface SearchAnswer {
  /** What was asked, which stands beside the answers once more. */
  params?: string;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, Omit<FoundNumbers, 'counts'>>;
}

/**
 * Answers as the browser needs them first: of an attribute that is only narrowed by a range, it shows the ends of what
 * is usual and never how many vehicles have each price.
 */
function withoutUnseen(results: readonly unknown[], { numericRefinements = {} }: FirstSearch['state']): unknown[] {
  return results.map((result) => {
    const { params: _, ...answer } = result as SearchAnswer;
    const { facets, facets_stats: stats = {} } = answer;
    if (!facets) return answer;
    const seen = Object.entries(facets).map(([name, counts]) => {
      if (!(name in numericRefinements)) return [name, counts];
      return [name, stats[name] ? usualCounts(name, { ...stats[name], counts }) : {}];
    });
    return { ...answer, facets: Object.fromEntries(seen) };
  });
}

/** Key under which the search library looks for the answers in the browser. */
const place = 'window[Symbol.for("InstantSearchInitialResults")] = ';

/** A read-only location for the search library; nothing is written on the server. */
function serverRouting(filters: FilterSection[], pathname: string, parameters: string): Routing {
  const { stateMapping, router } = searchRouting(primaryIndex, filters);
  const location = { origin: 'http://localhost', pathname, search: parameters };
  const nothing = () => undefined;
  return {
    stateMapping,
    router: {
      read: () => router.parseURL({ location }),
      createURL: (routeState: Parameters<typeof router.createURL>[0]['routeState']) =>
        router.createURL({ routeState, location }),
      write: nothing,
      onUpdate: nothing,
      dispose: nothing,
    },
  } as unknown as Routing;
}

async function ask(siteSlug: string, requests: unknown): Promise<{ results: unknown[] }> {
  return (await import('./serverSearch.ts')).searchOnServer(siteSlug, requests);
}

/** The framework calls this for HTML to insert before each chunk of the page. */
function onceOnly(element: ReactNode): () => ReactNode {
  let left: ReactNode = element;
  return () => {
    const given = left;
    left = null;
    return given;
  };
}

/**
 * Suspends below the component that starts the request: a suspended component is restarted, and would send it again.
 */
function AnsweredSearch({ filters, asked, answering, children }: AnsweredSearchProps) {
  const pathname = usePathname();
  const parameters = useSearchParams().toString();
  const { results } = use(answering);
  const answered = (answers: unknown[]) => ({
    [primaryIndex]: { state: asked.state, results: answers, requestParams: asked.requests.map(({ params }) => params) },
  });
  const sent = place + escaped(answered(withoutUnseen(results, asked.state)));
  useServerInsertedHTML(onceOnly(<script dangerouslySetInnerHTML={{ __html: sent }} />));
  return (
    <InstantSearchSSRProvider {...({ initialResults: answered(results) } as object)}>
      <InstantSearch
        indexName={primaryIndex}
        searchClient={silent as never}
        routing={serverRouting(filters, pathname, parameters)}
        future={searchFuture}
      >
        {/* As many children as in the browser, because React derives ids from positions. */}
        {false}
        {children}
        {false}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/**
 * The search on the server: its requests follow from the page's address, so they are sent once and the page is rendered
 * once, with the answers, which are also sent to the search library in the browser.
 */
export function ServerSearch({ filters, perPage, scope, now, children }: ServerSearchProps) {
  const { site } = useSite();
  const ui = toUiState(readSearchUrl(new URLSearchParams(useSearchParams().toString()), filters), primaryIndex);
  const { priceSortNeedsPrice } = site.flags;
  const firstRequests = firstSearch(ui, { sections: filters, perPage, now, scope, priceSortNeedsPrice });
  return (
    <AnsweredSearch filters={filters} asked={firstRequests} answering={ask(site.slug, firstRequests.requests)}>
      {children}
    </AnsweredSearch>
  );
}
