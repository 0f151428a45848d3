import type { ReactNode } from 'react';
import { section } from './Section.css.ts';

export const sectionTones = ['plain', 'sunken', 'inverse'] as const;

export interface SectionProps {
  /** What it stands on: the page, a sunken band, or the theme's dark side. @default 'plain' */
  tone?: (typeof sectionTones)[number];
  /** Names the region for people who jump between landmarks. Leave out where the heading says enough. */
  label?: string;
  /** Where links to this band lead. @example 'locations' */
  id?: string;
  /** Content, mostly in a Container. */
  children: ReactNode;
}

/** A band of the page with its vertical breathing space. Put a Container inside. */
export function Section({ tone = 'plain', label, id, children }: SectionProps) {
  return (
    <section className={section({ tone })} aria-label={label} id={id}>
      {children}
    </section>
  );
}
