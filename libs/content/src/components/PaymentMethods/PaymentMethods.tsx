import * as styles from './PaymentMethods.css.ts';

export interface PaymentMethodsProps {
  /** @default the cards and wallets that deposits can be paid with */
  methods?: readonly string[];
}

const accepted = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'];

/** What deposits can be paid with. */
export function PaymentMethods({ methods = accepted }: PaymentMethodsProps) {
  if (methods.length === 0) return null;
  return (
    <ul className={styles.root} aria-label="We accept">
      {methods.map((method) => (
        <li className={styles.method} key={method}>
          {method}
        </li>
      ))}
    </ul>
  );
}
