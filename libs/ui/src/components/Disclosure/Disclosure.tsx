'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What one presses; always seen. */
  title: ReactNode;
  /** Whether it is open until the visitor decides. @default false */
  defaultOpen?: boolean;
  /** Where the page keeps the state. */
  open?: boolean;
  /** Hears when the visitor opens or closes it. */
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
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details
      className={styles.root}
      open={open ?? defaultOpen}
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
