import type { Location } from '@forecourt/domain';

type State = Location['address']['state'];

/** The office of a state that looks after people who buy. */
export interface Regulator {
  state: State;
  stateName: string;
  name: string;
  href: string;
}

const offices: Readonly<Record<State, Omit<Regulator, 'state'>>> = {
  NSW: {
    stateName: 'New South Wales',
    name: 'NSW Fair Trading',
    href: 'https://www.fairtrading.nsw.gov.au/',
  },
  VIC: { stateName: 'Victoria', name: 'Consumer Affairs Victoria', href: 'https://www.consumer.vic.gov.au/' },
  QLD: {
    stateName: 'Queensland',
    name: 'Office of Fair Trading Queensland',
    href: 'https://www.qld.gov.au/law/fair-trading',
  },
  SA: { stateName: 'South Australia', name: 'Consumer and Business Services', href: 'https://www.cbs.sa.gov.au/' },
  WA: {
    stateName: 'Western Australia',
    name: 'Consumer Protection WA',
    href: 'https://www.consumerprotection.wa.gov.au/',
  },
  TAS: {
    stateName: 'Tasmania',
    name: 'Consumer, Building and Occupational Services',
    href: 'https://www.cbos.tas.gov.au/',
  },
  ACT: {
    stateName: 'Australian Capital Territory',
    name: 'Access Canberra',
    href: 'https://www.accesscanberra.act.gov.au/',
  },
  NT: { stateName: 'Northern Territory', name: 'NT Consumer Affairs', href: 'https://consumeraffairs.nt.gov.au/' },
};

/**
 * Consumer regulators of the states that a dealer's visible locations are in, each once, the first location's state
 * first; all of Australia's for a dealer that names no place.
 */
export function regulatorsOf(locations: readonly Pick<Location, 'visible' | 'address'>[]): Regulator[] {
  const own = new Set(locations.filter(({ visible }) => visible).map(({ address }) => address.state));
  const states = own.size > 0 ? [...own] : (Object.keys(offices) as State[]);
  return states.map((state) => ({ state, ...offices[state] }));
}
