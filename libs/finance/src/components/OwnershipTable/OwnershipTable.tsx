import { once } from '@forecourt/ui';
import { formatMoney, grouped, longDate } from '@forecourt/domain';
import { Fragment, useId } from 'react';
import { costPartNames, type CostPart, type OwnershipCost } from '../../model/ownership/ownershipInput.ts';
import { perWeekOf } from '../../model/ownership/ownershipCost.ts';
import { CostBar } from './CostBar.tsx';
import * as styles from './OwnershipTable.css.ts';

export interface OwnershipTableProps {
  /** Costs, from `ownershipCost`. */
  cost: OwnershipCost;
}

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);

/** Calculation, source and date of a part. */
const wordsOf = ({ words, source }: CostPart): string =>
  source
    ? `${words} ${source.source}, ${longDate(source.date)}${source.isFictional ? ' (made up for this demonstration)' : ''}.`
    : words;

/** Weekly and total costs of one vehicle: a bar, and each part with its source or why it is left out. */
export function OwnershipTable({ cost: { years, kmPerYear, parts, total, perWeek } }: OwnershipTableProps) {
  const id = useId();
  // Where the column headings have no room, each amount has its own label.
  const [weekly, overYears] = ['a week', `over ${years} years`];
  const isWhole = parts.every(({ total: amount }) => amount !== null);
  return (
    <div className={styles.root} {...once('ownership')}>
      <p className={styles.line}>
        <span className={styles.figure}>{dollars(perWeek)}</span> a week
      </p>
      <p className={styles.basis}>
        {dollars(total)} over {years} years at {grouped(kmPerYear)} km a year
        {!isWhole && ', without what is marked as not included'}
      </p>
      <CostBar parts={parts} />
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            <th className={styles.head} scope="col">
              Part
            </th>
            <th className={styles.headAmount} scope="col">
              A week
            </th>
            <th className={styles.headAmount} scope="col">
              {years} years
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Fragment key={part.part}>
              <tr>
                <th className={styles.part} scope="row" id={`${id}-${part.part}`}>
                  <span className={styles.name}>
                    {part.total !== null && <span className={styles.swatch[part.part]} aria-hidden="true" />}
                    {costPartNames[part.part]}
                  </span>
                </th>
                {part.total === null ? (
                  <td className={styles.missing} colSpan={2}>
                    not included
                  </td>
                ) : (
                  <>
                    <td className={styles.amount} data-of={weekly}>
                      {dollars(perWeekOf(part.total))}
                    </td>
                    <td className={styles.amount} data-of={overYears}>
                      {dollars(part.total)}
                    </td>
                  </>
                )}
              </tr>
              {/* A row of its own: on a phone the text needs the whole width. */}
              <tr>
                <td className={styles.words} colSpan={3} headers={`${id}-${part.part}`}>
                  {wordsOf(part)}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={styles.total} scope="row">
              All that is included
            </th>
            <td className={styles.totalAmount} data-of={weekly}>
              {dollars(perWeek)}
            </td>
            <td className={styles.totalAmount} data-of={overYears}>
              {dollars(total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
