import { Icon } from '@forecourt/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './MainNavigation.css.ts';

export interface NavigationDropdownProps {
  /** What the entry is called. */
  name: string;
  /** Whether its panel shows. */
  isOpen: boolean;
  /** As wide as the menu, not as its links. */
  isWide: boolean;
  /** Where the entry leads without JavaScript. */
  href: string;
  /** Pressed. */
  onPress: () => void;
  /** The pointer is over it. */
  onOver: () => void;
  /** The panel. */
  children: ReactNode;
}

/** An entry that opens a panel: a button that says whether it is open, and the panel right behind it for the keyboard. */
export function NavigationDropdown({ name, isOpen, isWide, href, onPress, onOver, children }: NavigationDropdownProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const state = isOpen ? 'open' : 'closed';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!isOpen) onPress();
    // Controls of the panel can be focused once it is visible.
    window.setTimeout(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus(), 0);
  };
  return (
    <li
      className={styles.item[isWide ? 'wide' : 'own']}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && onOver()}
    >
      <button
        type="button"
        className={styles.scripted}
        aria-expanded={isOpen}
        aria-controls={id}
        data-state={state}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        {name}
        <span className={styles.mark}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <MenuLink className={styles.plain} href={href}>
        {name}
      </MenuLink>
      <div ref={panel} id={id} className={styles.panel[isWide ? 'wide' : 'own']} data-state={state}>
        {children}
      </div>
    </li>
  );
}
