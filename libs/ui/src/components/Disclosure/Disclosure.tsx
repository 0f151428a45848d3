'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What one presses; always seen. */
  title: ReactNode;
  /** Whether it is open until the visitor decides. @default false */
  defaultOpen?: boolean;
  /** Where the page keeps the state. */
  open?: boolean;
  /** Called when the visitor opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Puts the title into the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** What is behind the title. */
  children: ReactNode;
}

/** Content behind its title. A native `details`, so it opens before and without JavaScript. */
export function Disclosure({
  title,
  defaultOpen = false,
  open,
  onOpenChange,
  headingLevel,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const stands = open ?? defaultOpen;
  // Opened or closed before the page was awake: whoever keeps the state hears of it before anything is drawn anew.
  useLayoutEffect(() => {
    const { open: isOpen = stands } = details.current ?? {};
    if (isOpen !== stands) onOpenChange?.(isOpen);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only of the time before
  }, []);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      ref={details}
      className={styles.root}
      open={stands}
      onToggle={(event) => {
        const next = event.currentTarget.open;
        if (next !== (open ?? !next)) onOpenChange?.(next);
      }}
    >
      <summary className={styles.summary}>
        <Title>{title}</Title>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
