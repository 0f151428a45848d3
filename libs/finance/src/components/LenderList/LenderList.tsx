import { formatDollars, formatMoney, longDate } from '@forecourt/domain';
import type { AdvertisedLender, LendersHere } from '../../model/lendersByPlace.ts';
import { rateText, yearsText } from '../../model/loanWords.ts';
import { LenderCard } from './LenderCard.tsx';
import * as styles from './LenderList.css.ts';

export interface LenderListProps {
  /** Groups from `lendersByPlace`, in display order. */
  groups: readonly LendersHere[];
  /** Basis and warning, below the rates. */
  comparisonWarning: string;
}

const listed = new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' });

interface Column {
  name: string;
  of: (lender: AdvertisedLender) => string | null;
}

/** Columns of the table, each shown if a lender has a value. The comparison rate follows its rate at the same size. */
const columns: readonly Column[] = [
  { name: 'Interest rate', of: ({ rate }) => rate && rateText(rate.interestRate) },
  { name: 'Comparison rate', of: ({ rate }) => rate && rateText(rate.comparisonRate) },
  { name: 'Term', of: ({ rate }) => (rate?.termYears ? yearsText(rate.termYears) : null) },
  {
    name: 'Establishment fee',
    of: ({ establishmentFee: fee }) => (fee === undefined ? null : formatMoney(fee)),
  },
  { name: 'Vehicles from', of: ({ minPrice }) => (minPrice === undefined ? null : formatDollars(minPrice)) },
  { name: 'Holds until', of: ({ rate }) => (rate?.until ? longDate(rate.until) : null) },
];

/**
 * The dealer's lenders and their advertised rates: one as a card, several as a table, none as nothing. Where locations
 * have different lenders, these are grouped under the locations' names in one table above one warning.
 */
export function LenderList({ groups, comparisonWarning }: LenderListProps) {
  const lenders = groups.flatMap((group) => group.lenders);
  const [first] = lenders;
  if (!first) return null;
  const usedColumns = columns.filter(({ of }) => lenders.some((lender) => of(lender) !== null));
  const hasRate = lenders.some(({ rate }) => rate !== null);
  return (
    <div className={styles.root}>
      {lenders.length === 1 ? (
        <LenderCard name={first.name} facts={usedColumns.map(({ name, of }) => [name, of(first) ?? ''])} />
      ) : (
        <div className={styles.scroll} role="region" aria-label="Lenders" tabIndex={0}>
          <table className={styles.table}>
            <thead className={styles.heads}>
              <tr>
                {['Lender', ...usedColumns.map(({ name }) => name)].map((name) => (
                  <th key={name} className={styles.head} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ places, lenders: ofPlaces }) => (
              <tbody key={places.join()} className={styles.lenders}>
                {groups.length > 1 && (
                  <tr>
                    <th className={styles.places} scope="rowgroup" colSpan={usedColumns.length + 1}>
                      <span className={styles.placeNames}>{listed.format(places)}</span>
                    </th>
                  </tr>
                )}
                {ofPlaces.map((lender) => (
                  <tr key={lender.name} className={styles.line}>
                    <th className={styles.lender} scope="row">
                      {lender.name}
                    </th>
                    {usedColumns.map(({ name, of }) => (
                      <td key={name} className={styles.figure} data-name={name}>
                        {of(lender) ?? 'Ask us'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {hasRate && <p className={styles.warning}>{comparisonWarning}</p>}
    </div>
  );
}
