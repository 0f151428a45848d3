import { around, numberWords, ownershipMessages, type Words } from '@forecourt/domain/messages';
import { once } from '@forecourt/ui';
import { formatMoney, longDate } from '@forecourt/domain';
import { useLocale, useWords } from '@forecourt/ui/words';
import { Fragment, useId } from 'react';
import type { CostPart, OwnershipCost } from '../../model/ownership/ownershipInput.ts';
import { CostBar } from './CostBar.tsx';
import * as styles from './OwnershipTable.css.ts';

export interface OwnershipTableProps {
  /** Costs, from `ownershipCost`. */
  cost: OwnershipCost;
}

const dollars = (cents: number) => formatMoney(Math.round(cents / 100) * 100);

/** Calculation, source and date of a part. */
function wordsOf({ words, source }: CostPart, say: Words<typeof ownershipMessages>, locale: string): string {
  if (!source) return words;
  const given = { source: source.source, date: longDate(source.date, locale) };
  return `${words} ${say(source.isFictional ? 'ownership.madeUpSource' : 'ownership.source', given)}`;
}

/** Weekly and total costs of one vehicle: a bar, and each part with its source or why it is left out. */
export function OwnershipTable({
  cost: { years, kmPerYear, parts, total, perWeek, once: paidOnce },
}: OwnershipTableProps) {
  const say = useWords(ownershipMessages);
  const locale = useLocale();
  const id = useId();
  // Where the column headings have no room, each amount has its own label.
  const [weekly, overYears] = [say('ownership.weekly'), say('ownership.overYears', { years })];
  const [before, after] = around((amount) => say('ownership.aWeek', { amount }));
  const isWhole = parts.every(({ total: amount }) => amount !== null);
  return (
    <div className={styles.root} {...once('ownership')}>
      <p className={styles.line}>
        {before}
        <span className={styles.figure}>{dollars(perWeek)}</span>
        {after}
        {paidOnce > 0 && `, ${say('ownership.plusOnce', { amount: dollars(paidOnce) })}`}
      </p>
      <p className={styles.basis}>
        {say(isWhole ? 'ownership.basis' : 'ownership.basisWithout', {
          total: dollars(total),
          years,
          distance: numberWords(kmPerYear, locale),
        })}
      </p>
      <CostBar parts={parts} />
      <table className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            <th className={styles.head} scope="col">
              {say('ownership.part')}
            </th>
            <th className={styles.headAmount} scope="col">
              {say('ownership.weekHead')}
            </th>
            <th className={styles.headAmount} scope="col">
              {say('ownership.years', { years })}
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
                    {say(`ownership.${part.part}`)}
                  </span>
                </th>
                {part.total === null ? (
                  <td className={styles.missing} colSpan={2}>
                    {say('ownership.notIncluded')}
                  </td>
                ) : (
                  <>
                    <td className={styles.amount} data-of={weekly}>
                      {part.perWeek === null ? say('ownership.once') : dollars(part.perWeek)}
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
                  {wordsOf(part, say, locale)}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={styles.total} scope="row">
              {say('ownership.allThatIsIncluded')}
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
