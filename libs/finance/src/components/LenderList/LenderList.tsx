import { formatDollars, formatMoney, longDate } from '@forecourt/domain';
import { listWords, loanMessages, type Words } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { AdvertisedLender, LendersHere } from '../../model/lendersByPlace.ts';
import { yearsText } from '../../model/loanWords.ts';
import { rateText } from '../../model/rateText.ts';
import { LenderCard } from './LenderCard.tsx';
import * as styles from './LenderList.css.ts';

export interface LenderListProps {
  /** Groups from `lendersByPlace`, in display order. */
  groups: readonly LendersHere[];
  /** Basis and warning, below the rates. */
  comparisonWarning: string;
}

interface Column {
  name: `loan.${'interestRate' | 'comparisonRate' | 'term' | 'establishmentFee' | 'vehiclesFrom' | 'holdsUntil'}`;
  /** @param site words and language of the site */
  of: (lender: AdvertisedLender, site: { say: Words<typeof loanMessages>; locale: string }) => string | null;
}

/** Columns of the table, each shown if a lender has a value. The comparison rate follows its rate at the same size. */
const columns: readonly Column[] = [
  { name: 'loan.interestRate', of: ({ rate }) => rate && rateText(rate.interestRate) },
  { name: 'loan.comparisonRate', of: ({ rate }) => rate && rateText(rate.comparisonRate) },
  { name: 'loan.term', of: ({ rate }, { say }) => (rate?.termYears ? yearsText(rate.termYears, say) : null) },
  {
    name: 'loan.establishmentFee',
    of: ({ establishmentFee: fee }) => (fee === undefined ? null : formatMoney(fee)),
  },
  { name: 'loan.vehiclesFrom', of: ({ minPrice }) => (minPrice === undefined ? null : formatDollars(minPrice)) },
  { name: 'loan.holdsUntil', of: ({ rate }, { locale }) => (rate?.until ? longDate(rate.until, locale) : null) },
];

/**
 * The dealer's lenders and their advertised rates: one as a card, several as a table, none as nothing. Where locations
 * have different lenders, these are grouped under the locations' names in one table above one warning.
 */
export function LenderList({ groups, comparisonWarning }: LenderListProps) {
  const say = useWords(loanMessages);
  const locale = useLocale();
  const spoken = { say, locale };
  const lenders = groups.flatMap((group) => group.lenders);
  const [first] = lenders;
  if (!first) return null;
  const usedColumns = columns.filter(({ of }) => lenders.some((lender) => of(lender, spoken) !== null));
  const hasRate = lenders.some(({ rate }) => rate !== null);
  return (
    <div className={styles.root}>
      {lenders.length === 1 ? (
        <LenderCard name={first.name} facts={usedColumns.map(({ name, of }) => [say(name), of(first, spoken) ?? ''])} />
      ) : (
        <div className={styles.scroll} role="region" aria-label={say('loan.lenders')} tabIndex={0}>
          <table className={styles.table}>
            <thead className={styles.heads}>
              <tr>
                {(['loan.lender', ...usedColumns.map(({ name }) => name)] as const).map((name) => (
                  <th key={name} className={styles.head} scope="col">
                    {say(name)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ places, lenders: ofPlaces }) => (
              <tbody key={places.join()} className={styles.lenders}>
                {groups.length > 1 && (
                  <tr>
                    <th className={styles.places} scope="rowgroup" colSpan={usedColumns.length + 1}>
                      <span className={styles.placeNames}>{listWords(places, locale)}</span>
                    </th>
                  </tr>
                )}
                {ofPlaces.map((lender) => (
                  <tr key={lender.name} className={styles.line}>
                    <th className={styles.lender} scope="row">
                      {lender.name}
                    </th>
                    {usedColumns.map(({ name, of }) => (
                      <td key={name} className={styles.figure} data-name={say(name)}>
                        {of(lender, spoken) ?? say('loan.askUs')}
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
