import type { ComponentType } from 'react';
import type { HomeProps } from './props.ts';

/** A section of a home page: it gets the whole page's data, and renders nothing where it has none to show. */
export type HomeSection = ComponentType<HomeProps>;

/** Sections of a home page by their names, in the order in which they stand. */
export type HomeSections = Readonly<Record<string, HomeSection>>;
