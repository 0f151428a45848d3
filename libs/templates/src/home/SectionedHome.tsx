import type { HomeSection, HomeSections } from '../contract/homeSections.ts';
import type { HomeProps } from '../contract/props.ts';

export interface SectionedHomeProps extends HomeProps {
  /** The page from top to bottom. */
  sections: HomeSections;
}

/** A home page made of its sections. */
export function SectionedHome({ sections, ...page }: SectionedHomeProps) {
  return Object.entries(sections).map(([name, Section]) => <Section key={name} {...page} />);
}

/** A home page made of sections. @param sections the page from top to bottom */
export const homeOf = (sections: HomeSections): HomeSection =>
  function Home(page) {
    return <SectionedHome sections={sections} {...page} />;
  };
