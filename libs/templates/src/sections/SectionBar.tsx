import { pageMessages } from '@forecourt/domain/messages';
import { Container } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './SectionBar.css.ts';

export interface SectionBarProps {
  /** Links to the parts of the page, by their ids; not shown if fewer than three. */
  parts: readonly { id: string; name: string }[];
  /** 'across' is as wide as the window, 'above' as wide as the parts below it. @default 'above' */
  layout?: keyof typeof styles.bar;
}

/** Links to the parts of a long page, sticky under the menu. */
export function SectionBar({ parts, layout = 'above' }: SectionBarProps) {
  const say = useWords(pageMessages);
  if (parts.length < 3) return null;
  const links = (
    <ul className={styles.links}>
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.bar[layout]} aria-label={say('page.onThisPage')}>
      {layout === 'across' ? <Container>{links}</Container> : links}
    </nav>
  );
}
