'use client';

import { siteTermsMessages } from '@forecourt/domain/messages';
import type { ReactNode } from 'react';
import { useSite } from '../../site/SiteProvider.tsx';
import { useWords } from '../../words/ownWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SiteTerms.css.ts';

export interface SiteTermsProps {
  /** The checkbox for agreeing. */
  children: ReactNode;
}

/**
 * A checkbox with the site's terms of use under it, collapsed in a native `details`, so they can be read without
 * JavaScript.
 */
export function SiteTerms({ children }: SiteTermsProps) {
  const say = useWords(siteTermsMessages);
  const { site } = useSite();
  return (
    <div className={styles.root}>
      {children}
      {site.terms !== null && (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            <span className={styles.mark}>
              <Icon name="chevron-down" />
            </span>
            {say('siteTerms.read')}
          </summary>
          <div className={styles.text} role="region" aria-label={say('siteTerms.terms')} tabIndex={0}>
            {site.terms.split(/\n\s*\n/).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
