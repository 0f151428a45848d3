import type { ReactNode } from 'react';
import { once } from '../../early/once.ts';
import { later, type LaterHeight } from './later.ts';
import { section } from './Section.css.ts';

export const sectionTones = ['plain', 'sunken', 'inverse'] as const;

export interface SectionProps {
  /** Background: the page, a sunken band, or the theme's dark colour. @default 'plain' */
  tone?: (typeof sectionTones)[number];
  /** Accessible name of the region. Leave out where the heading is enough. */
  label?: string;
  /** Id for links to this section. @example 'locations' */
  id?: string;
  /** Name of a section in which nothing is live but links, see `once`. @default none */
  once?: string;
  /** Set where it lies below the first screen: about how tall it is. See `later`. @default it is laid out at once */
  later?: LaterHeight;
  /** Content, mostly in a Container. */
  children: ReactNode;
}

/** A horizontal section of the page with vertical padding. Put a Container inside. */
export function Section({ tone = 'plain', label, id, once: name, later: height, children }: SectionProps) {
  return (
    <section
      {...(height ? later(height, section({ tone })) : { className: section({ tone }) })}
      aria-label={label}
      id={id}
      {...(name && once(name))}
    >
      {children}
    </section>
  );
}
