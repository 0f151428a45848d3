import { Icon } from '@forecourt/ui';
import type { NavigationItem } from '@forecourt/domain';
import { NavigationMenu } from 'radix-ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { MenuLink } from './MenuLink.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import * as styles from './MainNavigation.css.ts';

export interface LiveNavigationProps {
  /** Entries of the menu. */
  items: readonly NavigationItem[];
  /** Name of the entry that is open from the start; '' for none. */
  open: string;
  /** Puts the focus on that entry: it had it when the menu came alive. */
  takesFocus: boolean;
}

function Frame({ children }: { children: ReactElement }) {
  return <NavigationMenu.Link asChild>{children}</NavigationMenu.Link>;
}

/** The menu with its behaviour. */
export function LiveNavigation({ items, open, takesFocus }: LiveNavigationProps) {
  const opened = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) opened.current?.focus();
  }, [takesFocus]);
  return (
    <NavigationMenu.Root className={styles.root} defaultValue={open} delayDuration={80} aria-label="Main menu">
      <NavigationMenu.List className={styles.list}>
        {items.map(({ name, url, dropdownItems }) => (
          <NavigationMenu.Item className={styles.item} value={name} key={name}>
            {dropdownItems?.length ? (
              <>
                <NavigationMenu.Trigger ref={name === open ? opened : undefined} className={styles.top}>
                  {name}
                  <span className={styles.mark}>
                    <Icon name="chevron-down" size={16} />
                  </span>
                </NavigationMenu.Trigger>
                <NavigationMenu.Content className={styles.panel} forceMount>
                  <NavigationPanel items={dropdownItems} Frame={Frame} />
                </NavigationMenu.Content>
              </>
            ) : (
              <Frame>
                <MenuLink className={styles.top} href={url}>
                  {name}
                </MenuLink>
              </Frame>
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
