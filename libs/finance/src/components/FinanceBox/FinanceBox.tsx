import type { FinanceFigures } from '@forecourt/domain';
import { loanMessages, repaymentMessages } from '@forecourt/domain/messages';
import { ButtonLink, Disclosure, Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { LoanCost } from '../../model/loanCost.ts';
import { rateText } from '../../model/rateText.ts';
import { repaymentWords } from '../../model/repaymentWords.ts';
import { FinanceConditions, FinanceNote, type NotedFinance } from '../FinanceNote/FinanceNote.tsx';
import { LoanCostTable } from '../LoanCostTable/LoanCostTable.tsx';
import * as styles from './FinanceBox.css.ts';

export interface FinanceBoxProps {
  /** Figures chosen for the vehicle; null where no lender may be shown. */
  figures: FinanceFigures | null;
  /** Costs of the loan, from `loanCost`; null where unknown. */
  cost?: LoanCost | null;
  /** Address for asking about finance on this vehicle. @example '/finance-enquiry?car_id=car-1#finance-form' */
  enquireHref: string;
  /** Anchor of the calculator on the same page, which opens on this loan. @example '#repayments' */
  calculatorHref?: string | undefined;
  /** The site's basis, warning and note about its own figures. */
  finance: NotedFinance;
  /** The lender's own disclaimer. */
  disclaimer?: ReactNode;
}

/**
 * A lender's loan for this vehicle: figure and rates as given, with deposit, final payment, basis and warning. What the
 * loan comes to in all is folded, with the conditions.
 */
export function FinanceBox({
  figures,
  cost = null,
  enquireHref,
  calculatorHref,
  finance,
  disclaimer,
}: FinanceBoxProps) {
  const say = useWords(loanMessages);
  const sayRepayment = useWords(repaymentMessages);
  if (!figures) return null;
  const enquire = (
    <div>
      <ButtonLink href={enquireHref} variant="secondary" size="small">
        {say('loan.financeEnquiry')}
      </ButtonLink>
    </div>
  );
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
      <FinanceNote finance={{ comparisonWarning: finance.comparisonWarning, disclaimer: null }} />
      <div className={styles.folded}>
        {words && (
          <Disclosure title={say('loan.totalCostBalloon')}>
            <div className={styles.details}>
              {cost && <LoanCostTable cost={cost} />}
              <FinanceConditions finance={finance} figures={figures} />
              {calculatorHref && (
                <a className={styles.link} href={calculatorHref}>
                  {say('loan.changeTheLoan')}
                  <Icon name="chevron-right" size={18} />
                </a>
              )}
              {enquire}
            </div>
          </Disclosure>
        )}
        {disclaimer && (
          <Disclosure title={say('loan.aboutThisFinanceOffer')}>
            <div className={styles.disclaimer}>{disclaimer}</div>
          </Disclosure>
        )}
      </div>
      {!words && (
        <>
          <FinanceConditions finance={finance} figures={figures} />
          {enquire}
        </>
      )}
    </section>
  );
}
