import { Heading } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { panel } from './pages.css.ts';
import * as styles from './PanelStack.css.ts';

export interface StackedPanel {
  /** Id of the panel, for links to it. */
  id: string;
  /** Label of the link above the panels. @example 'Budget' */
  label: string;
  /** @example 'Start from your budget' */
  title: string;
  children: ReactNode;
}

export interface PanelStackProps {
  /** Panels with their titles, in display order. */
  panels: readonly StackedPanel[];
  /** Accessible name of the links above the panels. */
  label: string;
}

/** Panels below each other at the page's full width, with a link to each. */
export function PanelStack({ panels, label }: PanelStackProps) {
  return (
    <div className={styles.root}>
      {panels.length > 1 && (
        <nav aria-label={label}>
          <ul className={styles.links}>
            {panels.map((one) => (
              <li key={one.id}>
                <a className={styles.link} href={`#${one.id}`}>
                  {one.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {panels.map(({ id, title, children }) => (
        <section key={id} className={panel} id={id} aria-labelledby={`${id}-title`}>
          <Heading level={2} size="title" id={`${id}-title`}>
            {title}
          </Heading>
          {children}
        </section>
      ))}
    </div>
  );
}
