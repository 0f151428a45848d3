'use client';

import type { FilterSection } from '@forecourt/domain';
import { pageRouting, SearchRoot } from '@forecourt/search';
import { firstSearch, primaryIndex, readSearchUrl, toUiState, type FirstSearch } from '@forecourt/search/model';
import { useSite } from '@forecourt/ui';
import { WatchlistProvider } from '@forecourt/shopper';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { usePathname, useSearchParams, useServerInsertedHTML } from 'next/navigation';
import { use, type ReactNode } from 'react';
import { watchlistCalls } from '../garage/watchlistCalls.ts';
import { HostSite } from '../page/HostSite.tsx';
import { imageSettings } from '../request/imageSettings.ts';
import { keepsParameter } from './keepsParameter.ts';
import { takeSearchDrawing, type SearchDrawing } from './searchDrawing.ts';
import { answeredBy, sentAnswers, shownAnswers } from './sentAnswers.ts';

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

/** A client that sends nothing: the page's one batch has been answered before its parts are rendered. */
const silent = { search: () => Promise.resolve({ results: [] }) };

async function ask(siteSlug: string, { requests, state }: FirstSearch): Promise<{ results: unknown[] }> {
  const { searchOnServer } = await import('./serverSearch.ts');
  const { results } = await searchOnServer(siteSlug, requests);
  return { results: shownAnswers(results, state) };
}

/** The framework calls this for HTML to insert before each chunk of the page. */
function onceOnly(draw: () => ReactNode): () => ReactNode {
  let isDrawn = false;
  return () => {
    if (isDrawn) return null;
    isDrawn = true;
    return draw();
  };
}

/**
 * Suspends below the component that starts the request: a suspended component is restarted, and would send it again.
 */
function AnsweredSearch({ filters, asked, answering, children }: AnsweredSearchProps) {
  const opened = `${usePathname()}?${useSearchParams().toString()}`;
  const { results } = use(answering);
  useServerInsertedHTML(onceOnly(() => <script dangerouslySetInnerHTML={{ __html: sentAnswers(asked, results) }} />));
  return (
    <SearchRoot
      client={silent as never}
      routing={pageRouting(filters, { opened, keeps: keepsParameter })}
      answers={answeredBy(asked, results)}
    >
      {children}
    </SearchRoot>
  );
}

/** A promise that components need not wait for. */
const kept = <Value,>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Everything that the search takes from around it on the page; what is asked is a function of the address. */
function useDrawing({
  filters,
  perPage,
  scope,
  now,
  children,
}: ServerSearchProps): SearchDrawing & { asked: FirstSearch } {
  const { site } = useSite();
  const path = usePathname();
  const parameters = useSearchParams().toString();
  const router = use(AppRouterContext);
  const { priceSortNeedsPrice } = site.flags;
  const askedAt = (given: string): FirstSearch => {
    const ui = toUiState(readSearchUrl(new URLSearchParams(given), filters), primaryIndex);
    return firstSearch(ui, { sections: filters, perPage, now, scope, priceSortNeedsPrice });
  };
  return {
    path,
    renderedAt: now.getTime(),
    sections: filters,
    asked: askedAt(parameters),
    async ask(given) {
      const asked = askedAt(given);
      const answers = await ask(site.slug, asked);
      const element = (
        <AppRouterContext value={router}>
          <PathnameContext value={path}>
            <SearchParamsContext value={new URLSearchParams(given)}>
              <HostSite site={site} images={imageSettings()}>
                <WatchlistProvider calls={watchlistCalls} page={path}>
                  <AnsweredSearch filters={filters} asked={asked} answering={kept(answers)}>
                    {children}
                  </AnsweredSearch>
                </WatchlistProvider>
              </HostSite>
            </SearchParamsContext>
          </PathnameContext>
        </AppRouterContext>
      );
      const [found] = answers.results as { hits?: unknown[] }[];
      const isPastEnd = asked.state.page > 0 && found?.hits?.length === 0;
      return { element, script: `<script>${sentAnswers(asked, answers.results)}</script>`, isPastEnd };
    },
  };
}

/**
 * The search on the server: its requests follow from the page's address, so they are sent once and the page is rendered
 * once, with the answers, which are also sent to the search library in the browser.
 */
export function ServerSearch(props: ServerSearchProps) {
  const { slug } = useSite().site;
  const { asked, ...drawing } = useDrawing(props);
  takeSearchDrawing()?.(drawing);
  return (
    <AnsweredSearch filters={props.filters} asked={asked} answering={ask(slug, asked)}>
      {props.children}
    </AnsweredSearch>
  );
}
