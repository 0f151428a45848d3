import { countryCodes, type CountryCode } from '../country/jurisdictions.ts';
import { isContentSlug } from './contentKinds.ts';

/** Folder of what all dealers of a country show, such as what its law asks. */
export const countryOwner = (country: CountryCode) =>
  `countries/${country.toLowerCase() as Lowercase<CountryCode>}` as const;

const countryFolders: readonly string[] = countryCodes.map(countryOwner);

/** Whose a record is. Of records with one name the narrower wins, field by field: site, manufacturer, country, shared. */
export type ContentOwner =
  'shared' | `countries/${Lowercase<CountryCode>}` | `manufacturers/${string}` | `sites/${string}`;

/** @example isContentOwner('manufacturers/toyota') // true */
export function isContentOwner(text: string): text is ContentOwner {
  if (countryFolders.includes(text)) return true;
  const [group, name, further] = text.split('/');
  if (name === undefined) return group === 'shared';
  return further === undefined && (group === 'manufacturers' || group === 'sites') && isContentSlug(name);
}
