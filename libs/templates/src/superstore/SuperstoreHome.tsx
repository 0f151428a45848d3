import type { HomeProps } from '../contract/props.ts';
import { SectionedHome } from '../home/SectionedHome.tsx';
import { superstoreSections } from './superstoreSections.tsx';

/** Home page of a used-car superstore: search first, promises next, then as many cars as fit. */
export function SuperstoreHome(props: HomeProps) {
  return <SectionedHome sections={superstoreSections} {...props} />;
}
