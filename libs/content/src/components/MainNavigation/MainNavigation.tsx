'use client';

import type { NavigationItem } from '@forecourt/domain';
import { menuMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { MenuLink } from './MenuLink.tsx';
import { NavigationDropdown } from './NavigationDropdown.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import { useDropdowns } from './useDropdowns.ts';
import * as styles from './MainNavigation.css.ts';

export interface MainNavigationProps {
  /** Dropdowns with their content. Entries with entries of their own are groups under a heading. */
  items: readonly NavigationItem[];
  /** Hangs under the entry of the model range, and is shown only while that is open. */
  modelPanel?: ReactNode;
}

/**
 * The menu of wide screens. Dropdowns open by press, by keyboard and on hover, and close with Escape, when a link is
 * followed and when the focus leaves. Their links are in the page from the start, so that they work without JavaScript
 * and are found by search engines.
 */
export function MainNavigation({ items, modelPanel }: MainNavigationProps) {
  const say = useWords(menuMessages);
  const nav = useRef<HTMLElement>(null);
  const { open, show, over, leave } = useDropdowns();

  useEffect(() => {
    if (open === null) return undefined;
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) show(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  });

  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) show(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || open === null) return;
    show(null);
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  };

  return (
    <nav
      ref={nav}
      className={styles.root}
      aria-label={say('menu.main')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open !== null && over(open)}
      onPointerLeave={leave}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !nav.current?.contains(relatedTarget)) show(null);
      }}
    >
      <div role="presentation" onKeyDown={onKeyDown} onClick={closeAfterLink}>
        <ul className={styles.list}>
          {items.map((item) => {
            const { name, url, dropdownItems, dynamicDropdown } = item;
            const isRange = dynamicDropdown === 'models' && !dropdownItems?.length && modelPanel !== undefined;
            if (!isRange && !dropdownItems?.length) {
              return (
                <li className={styles.item.own} key={name} onPointerMove={() => over(null)}>
                  <MenuLink className={styles.top} href={url}>
                    {name}
                  </MenuLink>
                </li>
              );
            }
            return (
              <NavigationDropdown
                key={name}
                name={name}
                isWide={isRange}
                isOpen={open === name}
                href={url}
                onPress={() => show(open === name ? null : name)}
                onOver={() => over(name)}
              >
                {isRange ? open === name && modelPanel : <NavigationPanel items={dropdownItems ?? []} />}
              </NavigationDropdown>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
