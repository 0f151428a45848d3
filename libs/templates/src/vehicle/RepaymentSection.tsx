import { vehiclePageMessages } from '@forecourt/domain/messages';
import { Heading, later } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import * as styles from './vehicle.css.ts';

/** The calculator, at the anchor that the finance figures link to; nothing without one. */
export function RepaymentSection({ children }: { children: ReactNode }) {
  const say = useWords(vehiclePageMessages);
  if (!children) return null;
  return (
    <section {...later({ phone: 92, desk: 47 }, styles.repayments)} id="repayments" aria-labelledby="repayments-title">
      <Heading level={2} size="title" id="repayments-title">
        {say('vehiclePage.workOutYourRepayments')}
      </Heading>
      {children}
    </section>
  );
}
