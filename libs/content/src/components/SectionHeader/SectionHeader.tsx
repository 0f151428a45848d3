import { Heading, Icon, Text } from '@forecourt/ui';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './SectionHeader.css.ts';

export interface SectionHeaderProps {
  /** Heading of the section. */
  title: string;
  /** Id of the heading, for what it names. */
  id?: string;
  /** One sentence under the title. */
  text?: string;
  /** Link to all of them. */
  more?: { href: string; label: string };
}

/** Title of a page section, with the way to everything of its kind. */
export function SectionHeader({ title, id, text, more }: SectionHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      {more && (
        <MenuLink className={styles.more} href={more.href}>
          {more.label}
          <Icon name="arrow-right" size={18} />
        </MenuLink>
      )}
    </div>
  );
}
