'use client';

import type { NavigationItem } from '@forecourt/domain';
import { menuMessages } from '@forecourt/domain/messages';
import { Disclosure, Drawer, DrawerButton } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import { RangeCategory } from './RangeCategory.tsx';
import * as styles from './MobileMenu.css.ts';

/** One menu a page. */
const drawer = 'menu-drawer';

export interface MenuButtonProps {
  /** Entries of the menu. */
  items: readonly NavigationItem[];
}

export interface MobileMenuProps extends MenuButtonProps {
  /** Above the links: the search form. */
  children?: ReactNode;
  /** Stands behind the entry of the model range once it is opened. */
  modelPanel?: ReactNode;
  /** Under the links. */
  end?: ReactNode;
}

interface EntriesProps {
  /** Entries of this level of the menu. */
  items: readonly NavigationItem[];
  /** Class of each entry. */
  className: string;
  /** Class of the list around them. */
  listClassName?: string;
}

function Entries({ items, className, listClassName }: EntriesProps) {
  return (
    <ul className={listClassName}>
      {items.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <MenuLink className={className} href={url}>
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

interface CategoryProps {
  /** The entry, with those under it. */
  item: NavigationItem;
  /** For the entry of the model range. */
  modelPanel?: ReactNode;
}

function Category({ item, modelPanel }: CategoryProps) {
  const entries = item.dropdownItems ?? [];
  if (item.dynamicDropdown === 'models' && entries.length === 0 && modelPanel !== undefined) {
    return (
      <RangeCategory
        name={item.name}
        plain={
          <MenuLink className={styles.entry} href={item.url}>
            {item.name}
          </MenuLink>
        }
      >
        {modelPanel}
      </RangeCategory>
    );
  }
  if (entries.length === 0) return <Entries items={[item]} className={styles.top} />;
  const isGrouped = entries.some(({ dropdownItems }) => dropdownItems?.length);
  return (
    <Disclosure title={item.name}>
      {isGrouped ? (
        entries.map((entry) => <Category key={entry.name} item={entry} />)
      ) : (
        <Entries items={entries} className={styles.entry} />
      )}
    </Disclosure>
  );
}

/** Opens the menu of small screens. Without JavaScript its top-level links are in the page. */
export function MenuButton({ items }: MenuButtonProps) {
  const say = useWords(menuMessages);
  return (
    <>
      <div className={styles.scripted}>
        <DrawerButton label={say('menu.menu')} icon="menu" drawer={drawer} />
      </div>
      <noscript className={styles.unscripted}>
        <nav className={styles.plain} aria-label={say('menu.menu')}>
          <Entries items={items} className={styles.entry} listClassName={styles.row} />
        </nav>
      </noscript>
    </>
  );
}

/**
 * The menu of small screens: a drawer, category by category. A sibling of the header, so that it does not take on the
 * header's colours.
 */
export function MobileMenu({ items, children, modelPanel, end }: MobileMenuProps) {
  const say = useWords(menuMessages);
  return (
    <Drawer id={drawer} title={say('menu.menu')} side="left">
      {children && <div className={styles.search}>{children}</div>}
      <nav aria-label={say('menu.menu')}>
        {items.map((item) => (
          <Category key={item.name} item={item} modelPanel={modelPanel} />
        ))}
      </nav>
      {end}
    </Drawer>
  );
}
