import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: string;
  /** Reason, and what to do. */
  children: ReactNode;
  /** Actions: buttons or links. */
  action?: ReactNode;
  /** Large icon above the title. @default 'search' */
  icon?: IconName;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action, icon = 'search', level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.mark}>
        <Icon name={icon} size={32} />
      </span>
      <Heading level={level} size="title">
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
