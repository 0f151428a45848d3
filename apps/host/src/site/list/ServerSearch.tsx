'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchFuture } from '@forecourt/search';
import {
  firstSearch,
  primaryIndex,
  readSearchUrl,
  searchRouting,
  toUiState,
  type FirstSearch,
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

/** Nothing is asked by the parts of the page: its one batch has been answered before they are drawn. */
const silent = { search: () => Promise.resolve({ results: [] }) };

const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (data: object): string =>
  JSON.stringify(data).replace(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Where the search library looks for the answers in the browser. */
const place = 'window[Symbol.for("InstantSearchInitialResults")] = ';

/** What the search library reads of an address; nothing is written on the server. */
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

/** The framework asks for what is to be inserted with each piece of the page. */
function onceOnly(element: ReactNode): () => ReactNode {
  let left: ReactNode = element;
  return () => {
    const given = left;
    left = null;
    return given;
  };
}

/** Waits for the answers below the one that asks: what waits is begun anew, and would ask once more. */
function AnsweredSearch({ filters, asked, answering, children }: AnsweredSearchProps) {
  const pathname = usePathname();
  const parameters = useSearchParams().toString();
  const { results } = use(answering);
  const initialResults = {
    [primaryIndex]: { state: asked.state, results, requestParams: asked.requests.map(({ params }) => params) },
  };
  useServerInsertedHTML(onceOnly(<script dangerouslySetInnerHTML={{ __html: place + escaped(initialResults) }} />));
  return (
    <InstantSearchSSRProvider {...({ initialResults } as object)}>
      <InstantSearch
        indexName={primaryIndex}
        searchClient={silent as never}
        routing={serverRouting(filters, pathname, parameters)}
        future={searchFuture}
      >
        {/* As many children as in the browser: React names elements by their places. */}
        {false}
        {children}
        {false}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/**
 * The search on the server: what the page asks is known by its address, so it is asked once, and drawn once with the
 * answers, which travel with the page for the search library in the browser.
 */
export function ServerSearch({ filters, perPage, scope, now, children }: ServerSearchProps) {
  const { site } = useSite();
  const ui = toUiState(readSearchUrl(new URLSearchParams(useSearchParams().toString()), filters), primaryIndex);
  const { priceSortNeedsPrice } = site.flags;
  const asked = firstSearch(ui, { sections: filters, perPage, now, scope, priceSortNeedsPrice });
  return (
    <AnsweredSearch filters={filters} asked={asked} answering={ask(site.slug, asked.requests)}>
      {children}
    </AnsweredSearch>
  );
}
