import type { FinanceFigures, SiteFinance } from '@forecourt/domain';
import { loanMessages, repaymentMessages } from '@forecourt/domain/messages';
import { ButtonLink, Disclosure } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { LoanCost } from '../../model/loanCost.ts';
import { rateText } from '../../model/rateText.ts';
import { repaymentWords } from '../../model/repaymentWords.ts';
import { FinanceNote } from '../FinanceNote/FinanceNote.tsx';
import { LoanCostTable } from '../LoanCostTable/LoanCostTable.tsx';
import * as styles from './FinanceBox.css.ts';

export interface FinanceBoxProps {
  /** Figures chosen for the vehicle; null where no lender may be shown. */
  figures: FinanceFigures | null;
  /** Costs of the loan, from `loanCost`; null where unknown. */
  cost?: LoanCost | null;
  /** Address for asking about finance on this vehicle. @example '/finance-enquiry?car_id=car-1#finance-form' */
  enquireHref: string;
  /** The site's basis, warning and note about its own figures. */
  finance: Pick<SiteFinance, 'comparisonWarning' | 'disclaimer'>;
  /** The lender's own disclaimer. */
  disclaimer?: ReactNode;
}

/** A lender's loan for this vehicle: figure and rates as given, with deposit, final payment, basis and warning. */
export function FinanceBox({ figures, cost = null, enquireHref, finance, disclaimer }: FinanceBoxProps) {
  const say = useWords(loanMessages);
  const sayRepayment = useWords(repaymentMessages);
  if (!figures) return null;
  const { interestRate, comparisonRate } = figures;
  const words = repaymentWords(figures, sayRepayment);
  return (
    <section className={styles.box} aria-label={say('loan.finance')}>
      {words ? (
        <div>
          <p className={styles.line}>
            <span className={styles.figure}>{words.amount}</span> {words.period}
          </p>
          {words.conditions.length > 0 && <p className={styles.conditions}>{words.conditions.join(', ')}</p>}
        </div>
      ) : (
        <p className={styles.words}>{say('loan.enquireForFinance')}</p>
      )}
      <dl className={styles.rates}>
        <div>
          <dt className={styles.label}>{say('loan.interestRate')}</dt>
          <dd className={styles.rate}>{rateText(interestRate)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{say('loan.comparisonRate')}</dt>
          <dd className={styles.rate}>{rateText(comparisonRate)}</dd>
        </div>
      </dl>
      <FinanceNote finance={finance} />
      {words && cost && (
        <Disclosure title={say('loan.totalCostBalloon')}>
          <LoanCostTable cost={cost} />
        </Disclosure>
      )}
      <div>
        <ButtonLink href={enquireHref} variant="secondary" size="small">
          {say('loan.financeEnquiry')}
        </ButtonLink>
      </div>
      {disclaimer && (
        <Disclosure title={say('loan.aboutThisFinanceOffer')}>
          <div className={styles.disclaimer}>{disclaimer}</div>
        </Disclosure>
      )}
    </section>
  );
}
