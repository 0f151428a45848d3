import type { NavigationItem } from '@forecourt/domain';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './MainNavigation.css.ts';

const maxInColumn = 7;

interface LinksProps {
  /** Entries of the menu. */
  items: readonly NavigationItem[];
}

function Links({ items }: LinksProps) {
  return (
    <ul className={styles.links[items.length > maxInColumn ? 'two' : 'one']}>
      {items.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <MenuLink className={styles.entry} href={url}>
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function Group({ item }: { item: NavigationItem }) {
  return (
    <div className={styles.group}>
      <p className={styles.groupName}>
        <MenuLink href={item.url}>{item.name}</MenuLink>
      </p>
      <Links items={item.dropdownItems ?? []} />
    </div>
  );
}

/** What hangs under an entry of the menu. */
export function NavigationPanel({ items }: LinksProps) {
  const groups = items.filter(({ dropdownItems }) => dropdownItems?.length);
  const single = items.filter(({ dropdownItems }) => !dropdownItems?.length);
  return (
    <div className={styles.panelInner}>
      {groups.map((item) => (
        <Group key={item.name} item={item} />
      ))}
      {single.length > 0 && <Links items={single} />}
    </div>
  );
}
