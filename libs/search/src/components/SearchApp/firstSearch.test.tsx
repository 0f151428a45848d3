import { searchAttributes, type FilterSection } from '@forecourt/domain';
import { renderToString } from 'react-dom/server';
import { getServerState } from 'react-instantsearch';
import { expect, it } from 'vitest';
import { firstSearch } from '../../model/firstSearch.ts';
import { primaryIndex } from '../../model/indexes.ts';
import { toUiState } from '../../model/uiState.ts';
import { readSearchUrl } from '../../model/urlState.ts';
import { TestSearch, fakeSearchClient, manyVehicles, sampleFilters, sampleSearchProps } from '../../testing/index.ts';
import { SearchApp, type SearchAppProps } from './SearchApp.tsx';

const now = new Date();
const everyList: FilterSection[] = (['colour', 'city', 'year', 'body', 'created_at_timestamp'] as const).map(
  (attribute) => ({ attribute, title: attribute, control: 'list' }),
);
const scope = { filters: '(car_type:"new" OR car_type:"demo")', chips: [], path: '/search/new-and-demo-cars' };

interface Case extends Partial<Pick<SearchAppProps, 'scope' | 'includeSold' | 'savedIds'>> {
  address: string;
  filters?: readonly FilterSection[];
}

const cases: Case[] = [
  { address: '' },
  { address: 'make=Kia' },
  { address: 'make=Kia&make_model=Toyota+%3E+RAV4' },
  { address: 'make_model=Toyota+%3E+RAV4&make_model=Toyota+%3E+Corolla' },
  { address: 'price=10000-30000&sortBy=price_asc' },
  { address: 'price=-30000&year=2015-&km=-90000' },
  { address: 'query=red+ute&page=2' },
  { address: 'car_type=used&car_type=demo&body=SUV&sortBy=newest' },
  { address: 'certified=true&fuel=Diesel' },
  { address: 'colour=Red&created_at_timestamp=7', filters: everyList },
  { address: 'body=SUV&page=3', scope },
  { address: 'make=Kia', includeSold: true },
  { address: 'make=Kia', savedIds: ['b', 'a'] },
];

it.each(cases)(
  'knows by the address alone what a page of its parts asks: $address',
  async ({ address, filters = sampleFilters, scope, ...listing }) => {
    const ui = toUiState(readSearchUrl(new URLSearchParams(address), filters), primaryIndex);
    const client = fakeSearchClient(manyVehicles);
    const { initialResults } = await getServerState(
      <TestSearch client={client} state={ui}>
        <SearchApp {...sampleSearchProps} filters={filters} now={now} scope={scope} {...listing} />
      </TestSearch>,
      { renderToString },
    );
    const known = firstSearch(ui, { sections: filters, perPage: 12, now, scope: scope?.filters ?? '', ...listing });
    expect(known.requests).toEqual(client.batches[0]);
    const asked = initialResults[primaryIndex]?.state;
    // Through JSON, as it travels with the page.
    expect(known.state).toEqual(expect.objectContaining(plain(asked, known.state)));
    expect(known.state).toMatchObject({
      disjunctiveFacets: asked?.disjunctiveFacets,
      disjunctiveFacetsRefinements: asked?.disjunctiveFacetsRefinements,
    });
  },
);

/** Both states without empty lists, which the library keeps and we do not. */
function plain(asked: unknown, known: object): object {
  const written = JSON.parse(JSON.stringify(asked)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(written).filter(([name]) => name in known));
}

it('knows every kind of filter', () => {
  for (const attribute of Object.keys(searchAttributes) as FilterSection['attribute'][]) {
    const known = firstSearch(
      {},
      { sections: [{ attribute, title: attribute, control: 'list' }], perPage: 12, now, scope: '' },
    );
    const isCounted = searchAttributes[attribute].kind !== 'days';
    expect(known.state.disjunctiveFacets).toEqual(isCounted ? [attribute] : []);
  }
});
