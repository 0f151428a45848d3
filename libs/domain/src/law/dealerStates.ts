import type { Location } from '../location.ts';
import type { AustralianState } from '../vehicleKinds.ts';
import { stateRules, type StateRules } from './stateRules.ts';

/**
 * States that a dealer's visible locations are in with what holds there, each once, the first location's state first;
 * all of Australia's for a dealer that names no place.
 */
export function rulesOfDealer(
  locations: readonly Pick<Location, 'visible' | 'address'>[],
): (StateRules & { state: AustralianState })[] {
  const own = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.state));
  const states = own.size > 0 ? [...own] : (Object.keys(stateRules) as AustralianState[]);
  return states.map((state) => ({ state, ...stateRules[state] }));
}
