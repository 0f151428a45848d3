import type { NavigationItem } from '@forecourt/domain';
import type { ComponentType, ReactElement } from 'react';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './MainNavigation.css.ts';

/** What a link of the menu is put into: the menu's own part where it can close, nothing before. */
export type LinkFrame = ComponentType<{ children: ReactElement }>;

const maxInColumn = 7;

interface LinksProps {
  /** Entries of the menu. */
  items: readonly NavigationItem[];
  /** What each link stands in. */
  Frame: LinkFrame;
}

function Links({ items, Frame }: LinksProps) {
  return (
    <ul className={styles.links[items.length > maxInColumn ? 'two' : 'one']}>
      {items.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <Frame>
            <MenuLink className={styles.entry} href={url}>
              {name}
            </MenuLink>
          </Frame>
        </li>
      ))}
    </ul>
  );
}

function Group({ item, Frame }: { item: NavigationItem; Frame: LinkFrame }) {
  return (
    <div className={styles.group}>
      <p className={styles.groupName}>
        <Frame>
          <MenuLink href={item.url}>{item.name}</MenuLink>
        </Frame>
      </p>
      <Links items={item.dropdownItems ?? []} Frame={Frame} />
    </div>
  );
}

/** What hangs under an entry of the menu. */
export function NavigationPanel({ items, Frame }: LinksProps) {
  const groups = items.filter(({ dropdownItems }) => dropdownItems?.length);
  const single = items.filter(({ dropdownItems }) => !dropdownItems?.length);
  return (
    <div className={styles.panelInner}>
      {groups.map((item) => (
        <Group key={item.name} item={item} Frame={Frame} />
      ))}
      {single.length > 0 && <Links items={single} Frame={Frame} />}
    </div>
  );
}
