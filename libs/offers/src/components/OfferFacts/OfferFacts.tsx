import { cents, formatMoney } from '@forecourt/domain';
import { offerMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { Offer } from '../../model/offer.ts';
import { rateWords } from '../../model/offerWords.ts';
import * as styles from './OfferFacts.css.ts';

export interface OfferFactsProps {
  /** The offer whose figures are shown. */
  offer: Pick<Offer, 'figure' | 'price' | 'finance'>;
}

function Number({ value, label }: { value: string; label: string }) {
  return (
    <p className={styles.number}>
      <span className={styles.value}>{value}</span>
      <span className={styles.label}>{label}</span>
    </p>
  );
}

/**
 * Headline figure and price of an offer, and its rate with comparison rate, basis and warning, never folded. Renders
 * nothing if it has none of them.
 */
export function OfferFacts({ offer: { figure, price, finance } }: OfferFactsProps) {
  const say = useWords(offerMessages);
  if (!figure && !price && !finance) return null;
  return (
    <div className={styles.root}>
      {figure && <Number value={figure.value} label={figure.label} />}
      {price && <Number value={formatMoney(cents(price.dollars))} label={price.label} />}
      {finance && (
        <>
          <dl className={styles.rates}>
            <div className={styles.rate}>
              <dt className={styles.rateName}>{say('offer.interestRate')}</dt>
              <dd className={styles.rateValue}>{rateWords(finance.rate)}</dd>
            </div>
            <div className={styles.rate}>
              <dt className={styles.rateName}>{say('offer.comparisonRate')}</dt>
              <dd className={styles.rateValue}>{rateWords(finance.comparison_rate)}</dd>
            </div>
          </dl>
          <p className={styles.warning}>
            {say('offer.comparisonRateFor', { basis: finance.basis, warning: finance.warning })}
          </p>
        </>
      )}
    </div>
  );
}
