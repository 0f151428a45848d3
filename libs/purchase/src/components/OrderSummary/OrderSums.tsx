import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
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

function Sum({ label, cents, note, strong = false }: SumProps) {
  const say = useWords(purchaseMessages);
  const amount =
    cents === null ? say('purchase.toBeConfirmed') : cents === 0 ? say('purchase.free') : formatMoney(cents);
  return (
    <div className={strong ? styles.total : styles.sum}>
      <dt className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.amount}>{strong ? formatMoney(cents ?? 0) : amount}</dd>
    </div>
  );
}

/** The lines of an order, its total, and the balance due at handover. */
export function OrderSums({ quote }: { quote: Quote }) {
  const say = useWords(purchaseMessages);
  const added = quote.lines.filter(({ kind }) => kind !== 'trade-in' && kind !== 'deposit');
  const takenOff = quote.lines.filter(({ kind }) => kind === 'trade-in' || kind === 'deposit');
  return (
    <dl className={styles.sums}>
      {added.map((line) => (
        <Sum key={line.label} label={line.label} cents={line.cents} note={line.note} />
      ))}
      <Sum label={say('purchase.total')} cents={quote.total} strong />
      {takenOff.map((line) => (
        <Sum key={line.label} label={line.label} cents={line.cents} note={line.note} />
      ))}
      <Sum label={say('purchase.atHandover')} cents={quote.balance} strong />
      {quote.credit > 0 && <Sum label={say('purchase.paidOut')} cents={quote.credit} strong />}
      {quote.financed !== null && (
        <Sum label={say('purchase.byFinance')} cents={quote.financed} note={say('purchase.subjectToApproval')} />
      )}
    </dl>
  );
}
