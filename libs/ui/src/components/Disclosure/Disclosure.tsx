'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Always visible; pressing it opens or closes the content. */
  title: ReactNode;
  /** A second line under the title, outside its heading. */
  note?: ReactNode;
  /** Initial state. @default false */
  defaultOpen?: boolean;
  /** Controlled state, if the page keeps it. */
  open?: boolean;
  /** Called when the visitor opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** Level of the heading around the title, for the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** The hidden content. */
  children: ReactNode;
}

/** Content that expands under its title. A native `details`, so it works without JavaScript. */
export function Disclosure({
  title,
  note,
  defaultOpen = false,
  open,
  onOpenChange,
  headingLevel,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const stands = open ?? defaultOpen;
  // If the visitor opened or closed it before hydration, the page's state is updated before anything is rendered again.
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
        <span className={styles.title}>
          <Title>{title}</Title>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.mark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
