import type { HomeProps } from '../contract/props.ts';
import { SectionedHome } from '../home/SectionedHome.tsx';
import { groupSections } from './groupSections.tsx';

/** Home page of a group of dealerships: search by brand, by location, by budget. */
export function GroupHome(props: HomeProps) {
  return <SectionedHome sections={groupSections} {...props} />;
}
