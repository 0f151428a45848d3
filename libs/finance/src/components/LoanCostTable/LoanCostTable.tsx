import { formatMoney } from '@forecourt/domain';
import { once, VisuallyHidden } from '@forecourt/ui';
import type { LoanCost } from '../../model/loanCost.ts';
import * as styles from './LoanCostTable.css.ts';

export interface LoanCostTableProps {
  /** Costs of the loan, from `loanCost`. */
  cost: LoanCost;
}

/** All costs of a loan in one table: deposit, repayments, balloon, fees, and their total. */
export function LoanCostTable({ cost: { rows, total, stated } }: LoanCostTableProps) {
  return (
    <div className={styles.root} {...once('loan-cost')}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>What it costs from the first day to the last</VisuallyHidden>
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
              In all
            </th>
            <td className={styles.totalAmount}>{formatMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.small}>
        {stated !== null && `The lender states ${formatMoney(stated)} as payable on the loan, without a deposit. `}
        Charges that the lender does not list may come on top. An example, not an offer.
      </p>
    </div>
  );
}
