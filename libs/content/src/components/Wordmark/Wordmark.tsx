import { around, frameMessages } from '@forecourt/domain/messages';
import { SiteLink, VisuallyHidden } from '@forecourt/ui';
import { from } from '@forecourt/ui/tokens';
import { useWords } from '@forecourt/ui/words';
import { Fragment } from 'react';
import type { SitePicture } from '@forecourt/domain';
import { dealerInitials } from '../../model/sentences.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** The dealer's name. Long names wrap to two lines. */
  name: string;
  /** One line under the name, on wide screens only. */
  line?: string;
  /** Picture in place of the name. @default the name in letters */
  logo?: SitePicture | null;
  /** The picture on phones. @default the same */
  logoOnPhones?: SitePicture | null;
}

/** The logo, with its name for those who cannot see it. */
function Logo({ name, logo, logoOnPhones }: { name: string; logo: SitePicture; logoOnPhones: SitePicture }) {
  const say = useWords(frameMessages);
  return (
    <picture className={styles.picture}>
      {logoOnPhones.url !== logo.url && (
        <source media={from('lg')} srcSet={logo.url} width={logo.width} height={logo.height} />
      )}
      <img
        className={styles.logo}
        src={logoOnPhones.url}
        width={logoOnPhones.width}
        height={logoOnPhones.height}
        alt={say('frame.home', { name })}
      />
    </picture>
  );
}

/** The dealer's logo, or its name drawn as one, which links to the home page. */
export function Wordmark({ name, line, logo = null, logoOnPhones = null }: WordmarkProps) {
  const say = useWords(frameMessages);
  if (logo) {
    return (
      <SiteLink href="/" className={styles.root}>
        <Logo name={name} logo={logo} logoOnPhones={logoOnPhones ?? logo} />
      </SiteLink>
    );
  }
  const [before, after] = around((value) => say('frame.home', { name: value }));
  return (
    <SiteLink href="/" className={styles.root}>
      <span className={styles.mark} aria-hidden="true">
        {dealerInitials(name)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {before && (
            <>
              <VisuallyHidden>{before.trim()}</VisuallyHidden>{' '}
            </>
          )}
          {name.split(' ').map((word, at) => (
            <Fragment key={`${word} ${at}`}>
              {word.includes('-') ? <span className={styles.whole}>{word}</span> : word}{' '}
            </Fragment>
          ))}
          <VisuallyHidden>{after.trim()}</VisuallyHidden>
        </span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </SiteLink>
  );
}
