import { carTypes, type PublicSite, type QueryParameters } from '@forecourt/domain';
import { stockListMessages, wordsOf } from '@forecourt/domain/messages';

const conditions = { new: 'stockList.new', used: 'stockList.used', demo: 'stockList.demo' } as const;

/** Heading of a search page, from its address. @example 'Used Toyota vehicles' */
export function searchHeading(site: PublicSite, given: QueryParameters): string {
  const only = (name: string) => (typeof given[name] === 'string' ? given[name].slice(0, 40) : '');
  const say = wordsOf(stockListMessages, site);
  const { vehicleNounPlural: nounPlural } = site.texts;
  const kind = carTypes.find((one) => one === only('car_type'));
  const narrowed = { condition: kind ? say(conditions[kind]) : '', make: only('make'), model: only('model') };
  const isAll = Object.values(narrowed).every((part) => part === '');
  const words = isAll ? say('stockList.all', { nounPlural }) : say('stockList.heading', { ...narrowed, nounPlural });
  const heading = words.replaceAll(/ +/g, ' ').trim();
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}
