import type { PublicSite, QueryParameters } from '@forecourt/domain';

const conditions: Readonly<Record<string, string>> = { new: 'New', used: 'Used', demo: 'Demo' };

/** Heading of a search page, from its address. @example 'Used Toyota vehicles' */
export function searchHeading(site: PublicSite, given: QueryParameters): string {
  const only = (name: string) => (typeof given[name] === 'string' ? given[name].slice(0, 40) : '');
  const condition = conditions[only('car_type')] ?? '';
  const words = [condition, only('make'), only('model'), site.texts.vehicleNounPlural].filter(Boolean).join(' ');
  const heading = words === site.texts.vehicleNounPlural ? `All ${words}` : words;
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}
