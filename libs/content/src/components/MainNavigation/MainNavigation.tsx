'use client';

import type { NavigationItem } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import { NavigationMenu } from 'radix-ui';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './MainNavigation.css.ts';

export interface MainNavigationProps {
  /** Dropdowns already filled. Entries with entries of their own stand as groups under a heading. */
  items: readonly NavigationItem[];
}

const mostInColumn = 7;

function Group({ name, url, dropdownItems }: NavigationItem) {
  return (
    <div className={styles.group}>
      <p className={styles.groupName}>
        <NavigationMenu.Link asChild>
          <MenuLink href={url}>{name}</MenuLink>
        </NavigationMenu.Link>
      </p>
      <Links items={dropdownItems ?? []} />
    </div>
  );
}

function Links({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.links[items.length > mostInColumn ? 'two' : 'one']}>
      {items.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <NavigationMenu.Link asChild>
            <MenuLink className={styles.entry} href={url}>
              {name}
            </MenuLink>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );
}

function Panel({ items }: { items: readonly NavigationItem[] }) {
  const groups = items.filter(({ dropdownItems }) => dropdownItems?.length);
  const single = items.filter(({ dropdownItems }) => !dropdownItems?.length);
  return (
    <div className={styles.panelInner}>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
      {single.length > 0 && <Links items={single} />}
    </div>
  );
}

/**
 * The menu of wide screens. Dropdowns open on hover and by keyboard, and close when a link is chosen. Their links are
 * in the page from the start, so that they work without JavaScript and are found by search engines.
 */
export function MainNavigation({ items }: MainNavigationProps) {
  return (
    <NavigationMenu.Root className={styles.root} delayDuration={80} aria-label="Main menu">
      <NavigationMenu.List className={styles.list}>
        {items.map(({ name, url, dropdownItems }) => (
          <NavigationMenu.Item className={styles.item} value={name} key={name}>
            {dropdownItems?.length ? (
              <>
                <NavigationMenu.Trigger className={styles.top}>
                  {name}
                  <span className={styles.mark}>
                    <Icon name="chevron-down" size={16} />
                  </span>
                </NavigationMenu.Trigger>
                <NavigationMenu.Content className={styles.panel} forceMount>
                  <Panel items={dropdownItems} />
                </NavigationMenu.Content>
              </>
            ) : (
              <NavigationMenu.Link asChild>
                <MenuLink className={styles.top} href={url}>
                  {name}
                </MenuLink>
              </NavigationMenu.Link>
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
