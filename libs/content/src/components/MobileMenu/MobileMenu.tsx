'use client';

import type { NavigationItem } from '@forecourt/domain';
import { Disclosure, Drawer, IconButton } from '@forecourt/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  /** Entries of the menu. */
  items: readonly NavigationItem[];
  /** Above the links: the search form. */
  children?: ReactNode;
  /** Stands behind the entry of the model range once it is opened. A link in it closes the drawer. */
  modelPanel?: ReactNode;
  /** Under the links. A link in it closes the drawer. */
  end?: ReactNode;
}

interface EntriesProps {
  /** Entries of this level of the menu. */
  items: readonly NavigationItem[];
  /** Class of each entry. */
  className: string;
  /** Class of the list around them. */
  listClassName?: string;
  /** Hears that an entry was followed. */
  onChoose?: () => void;
}

function Entries({ items, className, listClassName, onChoose }: EntriesProps) {
  return (
    <ul className={listClassName}>
      {items.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <MenuLink className={className} href={url} onClick={onChoose}>
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

interface CategoryProps {
  item: NavigationItem;
  modelPanel?: ReactNode;
  onChoose: () => void;
}

/** What is behind it is made when it opens first: a drawer whose range stays closed fetches nothing. */
function RangeCategory({ item, modelPanel }: CategoryProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      title={item.name}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setWanted(true);
      }}
    >
      {wanted && modelPanel}
    </Disclosure>
  );
}

function Category(props: CategoryProps) {
  const { item, onChoose } = props;
  const entries = item.dropdownItems ?? [];
  if (item.dynamicDropdown === 'models' && entries.length === 0 && props.modelPanel !== undefined)
    return <RangeCategory {...props} />;
  if (entries.length === 0) return <Entries items={[item]} className={styles.top} onChoose={onChoose} />;
  const isGrouped = entries.some(({ dropdownItems }) => dropdownItems?.length);
  return (
    <Disclosure title={item.name}>
      {isGrouped ? (
        entries.map((entry) => <Category key={entry.name} item={entry} onChoose={onChoose} />)
      ) : (
        <Entries items={entries} className={styles.entry} onChoose={onChoose} />
      )}
    </Disclosure>
  );
}

/** The menu of small screens: a drawer, category by category. Without JavaScript the top links stand in the page. */
export function MobileMenu({ items, children, modelPanel, end }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return (
    <>
      <div className={styles.scripted}>
        <IconButton label="Menu" icon="menu" aria-expanded={open} onClick={() => setOpen(true)} />
      </div>
      <noscript className={styles.unscripted}>
        <nav className={styles.plain} aria-label="Menu">
          <Entries items={items} className={styles.entry} listClassName={styles.row} />
        </nav>
      </noscript>
      <Drawer open={open} onOpenChange={setOpen} title="Menu" side="left">
        {children && <div className={styles.search}>{children}</div>}
        <div onClick={closeAfterLink} role="presentation">
          <nav aria-label="Menu">
            {items.map((item) => (
              <Category key={item.name} item={item} modelPanel={modelPanel} onChoose={() => setOpen(false)} />
            ))}
          </nav>
          {end}
        </div>
      </Drawer>
    </>
  );
}
