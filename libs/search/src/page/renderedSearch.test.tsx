// @vitest-environment node
import { sampleSite } from '@forecourt/domain/testing';
import { EmbeddedSiteProvider } from '@forecourt/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchApp } from '../components/SearchApp/SearchApp.tsx';
import { firstSearch } from '../model/firstSearch.ts';
import { primaryIndex } from '../model/indexes.ts';
import { toUiState } from '../model/uiState.ts';
import { readSearchUrl } from '../model/urlState.ts';
import { fakeSearchClient, manyVehicles, sampleFilters, sampleSearchProps } from '../testing/index.ts';
import type { FirstSearchAnswer } from './askFirstSearch.ts';
import { PageSearch } from './PageSearch.tsx';

const now = new Date('2026-11-20T00:00:00Z');
const origin = 'https://dealer.example';
const perPage = 2;

const htmlOf = (first: FirstSearchAnswer | null) =>
  renderToString(
    <EmbeddedSiteProvider site={{ ...sampleSite, origin }}>
      <PageSearch origin={origin} searchKey="public-key" filters={sampleFilters} first={first}>
        <SearchApp {...sampleSearchProps} perPage={perPage} filters={sampleFilters} now={now} />
      </PageSearch>
    </EmbeddedSiteProvider>,
  );

it('[ROUTE-23] a page that a server renders has the vehicles of its address, what was chosen, and links to further pages', async () => {
  const address = '/stock?make=Toyota&page=2&utm_source=mail';
  const ui = toUiState(readSearchUrl(new URLSearchParams('make=Toyota&page=2'), sampleFilters), primaryIndex);
  const { state, requests } = firstSearch(ui, { sections: sampleFilters, perPage, now });
  const { results } = await fakeSearchClient(manyVehicles).search(requests as never);
  const requestParams = requests.map(({ params }) => params);
  const html = htmlOf({ address, state, results, requestParams });
  const named = [...html.matchAll(/<article[^]*?<\/article>/g)].map(([card]) => card.replace(/<[^>]+>/g, ' '));
  expect(named).toHaveLength(perPage);
  expect(named.filter((name) => !name?.includes('Toyota'))).toEqual([]);
  expect(html).toMatch(/href="\/stock\?make=Toyota&amp;page=3&amp;utm_source=mail"/);
  expect(/<a[^>]*aria-current="page"[^>]*>(\d)</.exec(html)?.[1]).toBe('2');
});

it('without an answer the search is left to the browser', () => {
  expect(htmlOf(null)).toBe('');
});
