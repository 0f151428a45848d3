import { frameMessages } from '@forecourt/domain/messages';
import { Icon, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  name: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
  /** The page itself, as its heading below says in full: a long name is cut to the line. */
  current: string;
  /** Stays one line on a phone, which scrolls sideways: for a place beside another link. @default false */
  oneLine?: boolean;
}

/** Breadcrumb trail of the page. */
export function Breadcrumbs({ trail, current, oneLine = false }: BreadcrumbsProps) {
  const say = useWords(frameMessages);
  const layout = oneLine ? 'line' : 'lines';
  return (
    <nav className={styles.frame} aria-label={say('frame.youAreHere')}>
      <ol className={styles.root[layout]}>
        {trail.map(({ name, href }) => (
          <li className={styles.item[layout]} key={href}>
            <SiteLink className={styles.link} href={href}>
              {name}
            </SiteLink>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
