import { Disclosure } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './vehicle.css.ts';

export interface FoldedSectionProps {
  /** Anchor of the content: a link to it opens the section. */
  id: string;
  /** Heading, always visible. */
  title: string;
  /** A line under the heading. */
  note?: string;
  /** Begins open. @default false */
  open?: boolean;
  /** What the section folds away; without it there is none. */
  children: ReactNode;
}

/** A section of a vehicle's page that opens under its heading: the page stays short, and all of it is in the page. */
export function FoldedSection({ id, title, note, open = false, children }: FoldedSectionProps) {
  if (!children) return null;
  return (
    <section className={styles.folded} aria-label={title}>
      <Disclosure title={title} note={note} headingLevel={2} defaultOpen={open}>
        <div className={styles.foldedContent} id={id}>
          {children}
        </div>
      </Disclosure>
    </section>
  );
}
