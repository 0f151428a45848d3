import { formatMoney } from '@forecourt/domain';
import type { Quote } from '../../model/quote.ts';
import * as styles from './OrderSummary.css.ts';

interface SumProps {
  /** Label of the line. */
  label: string;
  /** Whole cents; null where not known yet. */
  cents: number | null;
  /** Note below the label. */
  note?: string | null;
  /** Whether it is a total. @default false */
  strong?: boolean;
}

function amountWords(cents: number | null): string {
  if (cents === null) return 'To be confirmed';
  return cents === 0 ? 'Free' : formatMoney(cents);
}

function Sum({ label, cents, note, strong = false }: SumProps) {
  return (
    <div className={strong ? styles.total : styles.sum}>
      <dt className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{strong ? formatMoney(cents ?? 0) : amountWords(cents)}</dd>
    </div>
  );
}

/** The lines of an order, its total, and the balance due at handover. */
export function OrderSums({ quote }: { quote: Quote }) {
  const added = quote.lines.filter(({ kind }) => kind !== 'trade-in' && kind !== 'deposit');
  const takenOff = quote.lines.filter(({ kind }) => kind === 'trade-in' || kind === 'deposit');
  return (
    <dl className={styles.sums}>
      {added.map((line) => (
        <Sum key={line.label} label={line.label} cents={line.cents} note={line.note} />
      ))}
      <Sum label="Total" cents={quote.total} strong />
      {takenOff.map((line) => (
        <Sum key={line.label} label={line.label} cents={line.cents} note={line.note} />
      ))}
      <Sum label="To pay at handover" cents={quote.balance} strong />
      {quote.credit > 0 && <Sum label="Paid out to you" cents={quote.credit} strong />}
      {quote.financed !== null && <Sum label="Of that by finance" cents={quote.financed} note="Subject to approval." />}
    </dl>
  );
}
