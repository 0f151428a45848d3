import { Heading } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './vehicle.css.ts';

/** The calculator under the anchor that the finance figures lead to; nothing without one. */
export function RepaymentSection({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <section className={styles.repayments} id="repayments" aria-labelledby="repayments-title">
      <Heading level={2} size="title" id="repayments-title">
        Work out your repayments
      </Heading>
      {children}
    </section>
  );
}
