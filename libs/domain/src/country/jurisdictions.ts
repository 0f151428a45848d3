/** ISO 3166-1 codes of the countries that dealers sell in. */
export const countryCodes = ['AU', 'NZ'] as const;
export type CountryCode = (typeof countryCodes)[number];

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
/** What an address names beside its town; see `Jurisdiction`. */
export const jurisdictions = [...australianStates, 'NZ'] as const;
/** Where one law on vehicles holds: a state or territory of Australia, or New Zealand, which has no states. */
export type Jurisdiction = (typeof jurisdictions)[number];

/** What an address of a country can name beside its town: one entry where a country has no states. */
export const jurisdictionsOf = (country: CountryCode): readonly [Jurisdiction, ...Jurisdiction[]] =>
  country === 'NZ' ? ['NZ'] : australianStates;

/** Country of a state, or the country that has none. @example countryOf('WA') // 'AU' */
export const countryOf = (jurisdiction: Jurisdiction): CountryCode => (jurisdiction === 'NZ' ? 'NZ' : 'AU');

/** What stands behind a town: its state, or nothing in a country without states. */
export const stateWords = (jurisdiction: Jurisdiction | null | undefined): string =>
  jurisdiction == null || jurisdiction === 'NZ' ? '' : jurisdiction;

/** A town as letters are addressed. @example townWords({ city: 'Fremantle', state: 'WA' }) // 'Fremantle WA' */
export const townWords = (place: { city: string | null; state: Jurisdiction | null }): string =>
  [place.city ?? '', stateWords(place.state)].filter(Boolean).join(' ');
