import {
  slugify,
  type FilterSection,
  type PublicSite,
  type QueryParameters,
  type Site,
  type VehicleSummary,
} from '@forecourt/domain';
import { filterMessages, stockListMessages, wordsOf } from '@forecourt/domain/messages';
import {
  canonicalPath,
  firstSearch,
  fromSearchRecord,
  isIndexable,
  isRefined,
  landingAttributes,
  landingFilters,
  landingWords,
  listingPageSize,
  primaryIndex,
  readSearchUrl,
  searchHeading,
  searchSections,
  toUiState,
  usualSection,
  withRequestedSections,
  type Landing,
  type LandingWords,
  type SearchUrlState,
} from '@forecourt/search/model';
import { cachedListCounts, cachedStockNames } from '../cache/cacheTable.ts';
import { renderedAt } from '../cache/renderedAt.ts';
import { askSearch } from './askSearch.ts';
import { listQuestion } from './listCounts.ts';
import { parametersOf } from '../request/parameters.ts';
import { headingPattern, knownChoices, unlistedValues } from './searchHeading.ts';
import type { ListHeading } from './useListHeading.ts';

/** Filters of a list's panel: without those that the list settles, with those that the address uses. */
function panelOf(publicSite: PublicSite, landing: Landing | null): FilterSection[] {
  const settled = landing ? landingAttributes(landing) : [];
  const say = wordsOf(filterMessages, publicSite);
  const sections = searchSections(publicSite).flatMap((section) => {
    // On the page of one make, its models replace the makes.
    if (landing?.kind === 'make' && section.attribute === 'make') return [usualSection('model', say)];
    return settled.includes(section.attribute) ? [] : [section];
  });
  const categorised = landing?.kind !== 'dealership' || sections.some(({ attribute }) => attribute === 'categories');
  return categorised ? sections : [usualSection('categories', say), ...sections];
}

export interface StockList {
  words: LandingWords;
  /** Filters of the panel, without those that the list settles. */
  sections: readonly FilterSection[];
  /** How the heading follows the visitor's choices; null where the list has one of its own. */
  heading: ListHeading | null;
  search: SearchUrlState;
  perPage: number;
  /** Path and query, without the origin. */
  canonical: string;
  indexable: boolean;
  /** For this page, without choices. */
  vehicles: VehicleSummary[];
  /** Position of the first vehicle in the whole list, from 1. */
  first: number;
  /** The last page of the list, where the address names one behind it; null elsewhere. */
  lastPage: string | null;
  /** Whether a card of the list, whatever the visitor chooses, says a repayment. */
  hasRepayments: boolean;
}

/** The city of a dealer; null where its locations are in several. */
function cityOf({ locations }: PublicSite): string | null {
  const cities = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.city));
  return cities.size === 1 ? ([...cities][0] ?? null) : null;
}

/** How many pages a search has, whatever page its address names. */
async function pageCount(
  site: Site,
  { landing, search }: { landing: Landing | null; search: SearchUrlState },
  { sections, perPage }: Pick<StockList, 'sections' | 'perPage'>,
): Promise<number> {
  const { requests } = firstSearch(toUiState(search, primaryIndex), {
    sections,
    perPage,
    now: renderedAt(),
    scope: landing ? landingFilters(landing) : '',
    priceSortNeedsPrice: site.flags.priceSortNeedsPrice,
  });
  const questions = requests.slice(0, 1).map(({ indexName, params }) => ({ indexName, ...params, page: 0 }));
  const [all] = await askSearch(site, questions);
  return Math.max(1, Math.ceil((all?.nbHits ?? 0) / perPage));
}

/** Whether a list is of one of some models. @param names of models @example ['Toyota > RAV4'] */
function isAmong(landing: Landing, names: readonly string[]): boolean {
  const slugs = names.map((name) => name.split(' > ').map((part) => slugify(part)));
  if (landing.kind === 'make') return slugs.some(([make]) => make === slugify(landing.make));
  if (landing.kind !== 'model') return true;
  return slugs.some(([make, model]) => make === slugify(landing.make) && model === slugify(landing.model));
}

/** All data of a list page: a list with an address of its own, or the search of the whole stock. */
export async function stockList(
  site: Site,
  publicSite: PublicSite,
  landing: Landing | null,
  given: QueryParameters,
): Promise<StockList> {
  const { paths, texts, name } = publicSite;
  const parameters = parametersOf(given);
  const settled = landing ? landingAttributes(landing) : [];
  const own = panelOf(publicSite, landing);
  const sections = withRequestedSections(
    own,
    [...parameters.keys()].filter((one) => !settled.includes(one)),
    wordsOf(filterMessages, publicSite),
  );
  const search = readSearchUrl(parameters, sections);
  const perPage = landing && landing.kind !== 'carTypes' ? listingPageSize : publicSite.search.perPage;
  const page = (search.page ?? 1) - 1;
  const pages = page > 0 ? await pageCount(site, { landing, search }, { sections, perPage }) : 1;
  const [counts, { known, counts: inStock }, [all]] = await Promise.all([
    cachedListCounts(site, landing),
    cachedStockNames(site),
    // Filtered lists have no structured data.
    isRefined(search) ? [] : askSearch(site, [listQuestion(landing, page, perPage)]),
  ]);
  const wording = {
    dealer: name,
    city: cityOf(publicSite),
    noun: texts.vehicleNoun,
    nounPlural: texts.vehicleNounPlural,
  };
  const say = wordsOf(stockListMessages, publicSite);
  const everything = landingWords({ kind: 'carTypes', carTypes: publicSite.search.carTypes }, wording, counts, say);
  const pattern = headingPattern(publicSite);
  const listed = knownChoices(search, known);
  const heading = searchHeading(pattern, listed.lists);
  const isIn = (names: readonly string[]) => (named: Landing) => isAmong(named, names);
  const address = { searchPath: paths.search, sections, isListed: isIn(known) };
  return {
    words: landing ? landingWords(landing, wording, counts, say) : { ...everything, title: heading, heading },
    sections,
    heading: landing ? null : { pattern, shown: heading, unlisted: unlistedValues(search, listed) },
    search,
    perPage,
    canonical: canonicalPath({ landing, search }, address),
    lastPage: page < pages ? null : canonicalPath({ landing, search: { ...search, page: pages } }, address),
    indexable: isIndexable({ landing, search, hits: counts.total, isListed: isIn(Object.keys(inStock.make_model)) }),
    vehicles: (all?.hits ?? []).map((hit) => fromSearchRecord(hit)),
    first: page * perPage + 1,
    hasRepayments: publicSite.flags.financeBox && counts.hasRepayments,
  };
}
