import { carTypes, type CarType, type PublicSite } from '@forecourt/domain';
import { stockListMessages, wordsOf } from '@forecourt/domain/messages';
import { headingParts, type HeadingPattern, type SearchUrlState } from '@forecourt/search/model';

const conditions = { new: 'stockList.new', used: 'stockList.used', demo: 'stockList.demo' } as const;

/** How a site says the heading of a search, for the server and the browser. */
export function headingPattern(site: PublicSite): HeadingPattern {
  const say = wordsOf(stockListMessages, site);
  const { vehicleNounPlural: nounPlural } = site.texts;
  const kinds = carTypes.map((kind): [CarType, string] => [kind, say(conditions[kind])]);
  return {
    all: say('stockList.all', { nounPlural }),
    narrowed: say('stockList.heading', { condition: '{condition}', make: '{make}', model: '{model}', nounPlural }),
    conditions: Object.fromEntries(kinds),
  };
}

/**
 * What of a search its heading may name: makes and models in stock, as the stock spells them.
 * @param known names of the stock's models @example ['Toyota > RAV4']
 */
export function knownChoices(search: SearchUrlState, known: readonly string[]): SearchUrlState {
  const pairs = known.map((name) => name.split(' > '));
  const spelt = (value: string, names: readonly string[]): string[] => {
    const own = names.find((name) => name.toLowerCase() === value.toLowerCase());
    return own === undefined ? [] : [own];
  };
  const { make } = headingParts(search.lists);
  const ofMake = pairs.filter(([one = '']) => make === '' || one.toLowerCase() === make.toLowerCase());
  const names: Readonly<Record<string, readonly string[]>> = {
    make: pairs.map(([one = '']) => one),
    model: ofMake.map(([, model = '']) => model),
    make_model: known,
  };
  const lists = Object.entries(search.lists).map(([attribute, values]) => {
    const own = names[attribute];
    return [attribute, own ? values.flatMap((value) => spelt(value, own)) : values] as const;
  });
  return { ...search, lists: Object.fromEntries(lists) };
}

/** Makes and models of an address that the stock does not have. */
export function unlistedValues(search: SearchUrlState, listed: SearchUrlState): string[] {
  return ['make', 'model', 'make_model'].flatMap((attribute) => {
    const kept = new Set(listed.lists[attribute]?.map((value) => value.toLowerCase()));
    return (search.lists[attribute] ?? []).filter((value) => !kept.has(value.toLowerCase()));
  });
}
