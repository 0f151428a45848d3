import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;

export interface NoticeProps {
  /** Kind of message; 'danger' is announced at once. */
  tone: (typeof noticeTones)[number];
  /** First line, in bold. */
  title?: string;
  /** What happened and what to do now. */
  children: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
}

const iconOf = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** A message beside the part of the page that it concerns. A 'danger' notice is announced at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice({ tone })} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.mark({ tone })}>
        <Icon name={iconOf[tone]} size={22} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
