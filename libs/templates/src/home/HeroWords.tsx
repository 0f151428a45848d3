import type { PublicSite } from '@forecourt/domain';
import { Heading } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './HeroWords.css.ts';

export const heroAlignments = ['start', 'center'] as const;

export interface HeroWordsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Side to which the text is aligned. @default 'start' */
  align?: (typeof heroAlignments)[number];
  /** Small line above the title. */
  eyebrow?: string;
  /** Buttons under the text. */
  children?: ReactNode;
}

/** The text of a home page's hero: the site's own, or its tagline and description. */
export function HeroWords({ site, align = 'start', eyebrow, children }: HeroWordsProps) {
  const title = site.texts.heroTitle || site.tagline;
  return (
    <div className={styles.root[align]}>
      {eyebrow && eyebrow !== title && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading level={1}>{title}</Heading>
      <p className={styles.text}>{site.texts.heroText || site.description}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
