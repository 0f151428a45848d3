import type { Location } from '../location.ts';
import { jurisdictionsOf, type CountryCode, type Jurisdiction } from '../country/jurisdictions.ts';
import { stateRules, type StateRules } from './stateRules.ts';

/**
 * States that a dealer's visible locations are in with what holds there, each once, the first location's state first;
 * all of the country's for a dealer that names no place.
 */
export function rulesOfDealer(
  locations: readonly Pick<Location, 'visible' | 'address'>[],
  country: CountryCode = 'AU',
): (StateRules & { state: Jurisdiction })[] {
  const own = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.state));
  const states = own.size > 0 ? [...own] : jurisdictionsOf(country);
  return states.map((state) => ({ state, ...stateRules[state] }));
}
