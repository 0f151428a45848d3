import { rulesOfDealer, type CountryCode, type Jurisdiction, type Location } from '@forecourt/domain';

/** A state's consumer protection agency. */
export interface Regulator {
  state: Jurisdiction;
  stateName: string;
  name: string;
  href: string;
}

/** Consumer regulators of the states that a dealer's visible locations are in; all of the country's for one without a place. */
export function regulatorsOf(
  locations: readonly Pick<Location, 'visible' | 'address'>[],
  country?: CountryCode,
): Regulator[] {
  return rulesOfDealer(locations, country).map(({ state, name, regulator }) => ({
    state,
    stateName: name,
    ...regulator,
  }));
}
