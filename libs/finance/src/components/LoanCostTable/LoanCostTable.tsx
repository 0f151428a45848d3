import { formatMoney } from '@forecourt/domain';
import { loanMessages } from '@forecourt/domain/messages';
import { once, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { LoanCost } from '../../model/loanCost.ts';
import * as styles from './LoanCostTable.css.ts';

export interface LoanCostTableProps {
  /** Costs of the loan, from `loanCost`. */
  cost: LoanCost;
}

/** All costs of a loan in one table: deposit, repayments, balloon, fees, and their total. */
export function LoanCostTable({ cost: { rows, total, stated } }: LoanCostTableProps) {
  const say = useWords(loanMessages);
  return (
    <div className={styles.root} {...once('loan-cost')}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{say('loan.whatItCosts')}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map(({ name, amount }) => (
            <tr key={name}>
              <th className={styles.name} scope="row">
                {name}
              </th>
              <td className={styles.amount}>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={styles.total} scope="row">
              {say('loan.inAll')}
            </th>
            <td className={styles.totalAmount}>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.small}>
        {stated !== null && `${say('loan.theLenderStates', { stated: formatMoney(stated) })} `}
        {say('loan.chargesThatTheLender')}
      </p>
    </div>
  );
}
