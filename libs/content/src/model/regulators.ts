import { rulesOfDealer, type AustralianState, type Location } from '@forecourt/domain';

/** A state's consumer protection agency. */
export interface Regulator {
  state: AustralianState;
  stateName: string;
  name: string;
  href: string;
}

/** Consumer regulators of the states that a dealer's visible locations are in; all of Australia's for one without a place. */
export function regulatorsOf(locations: readonly Pick<Location, 'visible' | 'address'>[]): Regulator[] {
  return rulesOfDealer(locations).map(({ state, name, regulator }) => ({ state, stateName: name, ...regulator }));
}
