import { paymentMethods, type PaymentMethod } from '@forecourt/domain';
import { payWaysMessages } from '@forecourt/domain/messages';
import type { ReactNode } from 'react';
import { once } from '../../early/once.ts';
import { useWords } from '../../words/ownWords.ts';
import * as styles from './PaymentMethods.css.ts';

export interface PaymentMethodsProps {
  /** Ways to pay, in display order. @default all of them */
  methods?: readonly PaymentMethod[];
  /** Label before the icons. @default 'We accept' */
  label?: string;
}

const rings = (first: string, second: string): ReactNode => (
  <>
    <circle className={first} cx={9} cy={8} r={6.5} fill="currentColor" />
    <circle className={second} cx={17} cy={8} r={6.5} fill="currentColor" />
  </>
);

const lines = (...shapes: string[]): ReactNode =>
  shapes.map((shape) => (
    <path key={shape} d={shape} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
  ));

/** Plain icons in the colour of the text; the name is beside each. */
const marks: Readonly<Record<PaymentMethod, ReactNode>> = {
  Mastercard: rings('', styles.faint),
  Maestro: rings(styles.faint, ''),
  Visa: lines('M3 2.5h20v11H3z', 'M3 6h20', 'M6.5 10.5h5'),
  'Google Pay': lines('M17.5 7.5H13', 'M17.5 8A4.8 4.8 0 1 1 15.5 4'),
  'Apple Pay': lines(
    'M13 5c2.5-1.7 5-.6 5.6.8-2.2 1.4-1.8 4.4.5 5.2-1.5 3.6-3.6 4-6.1 2.8-2.5 1.2-5 .2-6-3.3C6 6.5 9.5 3.5 13 5z',
    'M13 4.5c0-2 1-3 2.5-3.2',
  ),
};

/** Accepted ways to pay a deposit. */
export function PaymentMethods({ methods = paymentMethods, label }: PaymentMethodsProps) {
  const say = useWords(payWaysMessages);
  if (methods.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label ?? say('payWays.weAccept')} {...once('payments')}>
      {methods.map((method) => (
        <li className={styles.method} key={method}>
          <svg className={styles.mark} width={26} height={16} viewBox="0 0 26 16" aria-hidden="true" focusable="false">
            {marks[method]}
          </svg>
          {method}
        </li>
      ))}
    </ul>
  );
}
