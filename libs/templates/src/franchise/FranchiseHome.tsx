import type { HomeProps } from '../contract/props.ts';
import { SectionedHome } from '../home/SectionedHome.tsx';
import { franchiseSections } from './franchiseSections.tsx';

/** Home page of one manufacturer's dealer: its range first, then offers, workshop and location. */
export function FranchiseHome(props: HomeProps) {
  return <SectionedHome sections={franchiseSections} {...props} />;
}
