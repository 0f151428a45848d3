'use client';

import type { NavigationItem } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import type { ReactElement } from 'react';
import { MenuLink } from './MenuLink.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import { useLiveMenu } from './useLiveMenu.ts';
import * as styles from './MainNavigation.css.ts';

export interface MainNavigationProps {
  /** Dropdowns already filled. Entries with entries of their own stand as groups under a heading. */
  items: readonly NavigationItem[];
}

const Frame = ({ children }: { children: ReactElement }) => children;

/**
 * The menu of wide screens. Dropdowns open on hover and by keyboard, and close when a link is chosen. Their links are
 * in the page from the start, so that they work without JavaScript and are found by search engines; their behaviour is
 * loaded when a visitor comes near.
 */
export function MainNavigation({ items }: MainNavigationProps) {
  const { live, warm, want, letGo } = useLiveMenu();
  if (live) return <live.Menu items={items} open={live.open} takesFocus={live.takesFocus} />;
  return (
    <nav className={styles.root} aria-label="Main menu" onPointerEnter={warm} onFocus={warm} onPointerLeave={letGo}>
      <ul className={styles.list}>
        {items.map(({ name, url, dropdownItems }) => (
          <li className={styles.item} key={name}>
            {dropdownItems?.length ? (
              <>
                <button
                  type="button"
                  className={styles.top}
                  aria-expanded={false}
                  onPointerMove={({ pointerType }) => pointerType === 'mouse' && want(name, url, false)}
                  onClick={() => want(name, url, true)}
                >
                  {name}
                  <span className={styles.mark}>
                    <Icon name="chevron-down" size={16} />
                  </span>
                </button>
                <div className={styles.panel} data-state="closed">
                  <NavigationPanel items={dropdownItems} Frame={Frame} />
                </div>
              </>
            ) : (
              <MenuLink className={styles.top} href={url}>
                {name}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
