import { vehiclePageMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { FoldedSection } from './FoldedSection.tsx';

/** The calculator, at the anchor that the finance figures link to; nothing without one. */
export function RepaymentSection({ children }: { children: ReactNode }) {
  const say = useWords(vehiclePageMessages);
  return (
    <FoldedSection id="repayments" title={say('vehiclePage.workOutYourRepayments')}>
      {children}
    </FoldedSection>
  );
}
