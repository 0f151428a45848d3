import type { HomeProps } from '../contract/props.ts';
import { SectionedHome } from '../home/SectionedHome.tsx';
import { caravanSections } from './caravanSections.tsx';

/** Home page of caravan dealers: travel, sleeping places, and what a car can tow. */
export function CaravanHome(props: HomeProps) {
  return <SectionedHome sections={caravanSections} {...props} />;
}
