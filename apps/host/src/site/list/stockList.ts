import {
  dollars,
  carTypes,
  pricedFilter,
  type FilterSection,
  type PublicSite,
  type Site,
  type VehicleSummary,
} from '@forecourt/domain';
import {
  canonicalPath,
  dealershipSearch,
  fromSearchRecord,
  isIndexable,
  isRefined,
  landingAttributes,
  landingFilters,
  landingWords,
  listingFilters,
  listingPageSize,
  manufacturerSearch,
  primaryIndex,
  readSearchUrl,
  searchSections,
  withAskedSections,
  type Landing,
  type LandingWords,
  type SearchRequest,
  type SearchUrlState,
} from '@forecourt/search/model';
import { askSearch, type Question } from './askSearch.ts';
import { parametersOf, type GivenParameters } from '../request/parameters.ts';
import { searchHeading } from './searchHeading.ts';

const modelSection: FilterSection = { attribute: 'model', title: 'Model', control: 'list' };
const categorySection: FilterSection = { attribute: 'categories', title: 'Category', control: 'list' };

/** The panel of a list: what it has settled is left out, and what it is searched by comes in. */
function panelOf(publicSite: PublicSite, landing: Landing | null): FilterSection[] {
  const settled = landing ? landingAttributes(landing) : [];
  const sections = searchSections(publicSite).flatMap((section) => {
    // On the page of one make its models take the place of the makes.
    if (landing?.kind === 'make' && section.attribute === 'make') return [modelSection];
    return settled.includes(section.attribute) ? [] : [section];
  });
  const categorised = landing?.kind !== 'dealership' || sections.some(({ attribute }) => attribute === 'categories');
  return categorised ? sections : [categorySection, ...sections];
}

/** The question whose answer is the list, before the visitor chooses. */
function listQuestion(landing: Landing | null, page: number, perPage: number): Question {
  const at = { offset: page * perPage };
  if (landing?.kind === 'dealership') return flat(dealershipSearch(landing.dealership.id, {}, at));
  if (landing?.kind === 'make') return flat(manufacturerSearch({ 'manufacturer.name': [landing.make] }, at));
  if (landing?.kind === 'model') {
    const filters = { 'manufacturer.name': [landing.make], 'model.name': [landing.model] };
    return flat(manufacturerSearch(filters, at));
  }
  const scope = landing ? landingFilters(landing) : '';
  return { filters: listingFilters(undefined, { scope }), hitsPerPage: perPage, page };
}

const flat = ({ indexName, params }: SearchRequest): Question => ({ indexName, ...params });

export interface StockList {
  words: LandingWords;
  /** Filters of the panel: those that the list has settled are left out. */
  sections: readonly FilterSection[];
  search: SearchUrlState;
  perPage: number;
  /** Path and query, without the origin. */
  canonical: string;
  indexable: boolean;
  /** Of this page, while nothing is chosen. */
  vehicles: VehicleSummary[];
  /** Place of the first one in the whole list, from 1. */
  first: number;
}

/** The one city of a dealer; null where its locations stand in several. */
function cityOf({ locations }: PublicSite): string | null {
  const cities = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.city));
  return cities.size === 1 ? ([...cities][0] ?? null) : null;
}

/** Everything the server says of a list: the one under its own address, or the search of the whole stock. */
export async function stockList(
  site: Site,
  publicSite: PublicSite,
  landing: Landing | null,
  given: GivenParameters,
): Promise<StockList> {
  const { paths, texts, name } = publicSite;
  const parameters = parametersOf(given);
  const settled = landing ? landingAttributes(landing) : [];
  const own = panelOf(publicSite, landing);
  const sections = withAskedSections(
    own,
    [...parameters.keys()].filter((one) => !settled.includes(one)),
  );
  const search = readSearchUrl(parameters, sections);
  const perPage = landing && landing.kind !== 'carTypes' ? listingPageSize : publicSite.search.perPage;
  const page = (search.page ?? 1) - 1;
  const question = listQuestion(landing, page, perPage);
  const [all, cheapest] = await askSearch(site, [
    { ...question, facets: ['car_type'] },
    {
      filters: question.filters,
      indexName: `${primaryIndex}_price_asc`,
      numericFilters: [pricedFilter],
      hitsPerPage: 1,
    },
  ]);
  const kinds = Object.fromEntries(carTypes.map((kind) => [kind, all?.facets?.car_type?.[kind] ?? 0]));
  const low = cheapest?.hits[0] ? fromSearchRecord(cheapest.hits[0]).price : null;
  const hits = all?.nbHits ?? 0;
  const counts = { total: hits, kinds, lowestPrice: low === null ? null : Math.floor(dollars(low)) };
  const said = { dealer: name, city: cityOf(publicSite), noun: texts.vehicleNoun, nounPlural: texts.vehicleNounPlural };
  const everything = landingWords({ kind: 'carTypes', carTypes: publicSite.search.carTypes }, said, counts);
  const heading = searchHeading(publicSite, given);
  return {
    words: landing ? landingWords(landing, said, counts) : { ...everything, title: heading, heading },
    sections,
    search,
    perPage,
    canonical: canonicalPath({ landing, search }, { searchPath: paths.search, sections }),
    indexable: isIndexable({ landing, search, hits }),
    vehicles: isRefined(search) ? [] : (all?.hits ?? []).map((hit) => fromSearchRecord(hit)),
    first: page * perPage + 1,
  };
}
