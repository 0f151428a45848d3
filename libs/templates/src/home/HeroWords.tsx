import type { PublicSite } from '@forecourt/domain';
import { Heading } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './HeroWords.css.ts';

export const heroAlignments = ['start', 'center'] as const;

export interface HeroWordsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Which edge the words keep to. @default 'start' */
  align?: (typeof heroAlignments)[number];
  /** Small line over the title. */
  eyebrow?: string;
  /** Buttons under the text. */
  children?: ReactNode;
}

/** The first words of a home page: the site's own, or its tagline and description. */
export function HeroWords({ site, align = 'start', eyebrow, children }: HeroWordsProps) {
  return (
    <div className={styles.root[align]}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading level={1}>{site.texts.heroTitle || site.tagline}</Heading>
      <p className={styles.text}>{site.texts.heroText || site.description}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
