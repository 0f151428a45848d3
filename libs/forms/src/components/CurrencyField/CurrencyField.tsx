import { formatDollars } from '@forecourt/domain';
import { readDollars } from '@forecourt/domain/answers';
import { formMessages } from '@forecourt/domain/messages';
import { TextField, type TextFieldProps } from '@forecourt/ui';

import { useWords } from '@forecourt/ui/words';
import * as styles from './CurrencyField.css.ts';

export interface CurrencyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value'> {
  /** Dollars to choose from with one press. */
  quick?: readonly number[];
  /** The current text, formatted in any way. */
  current: string;
  /** Called with a chosen or reformatted amount, as visitors read it. */
  onAmount: (words: string) => void;
}

/** An amount of dollars: typed freely and reformatted on blur, or chosen from the amounts. */
export function CurrencyField({ quick = [], current, onAmount, onBlur, ...field }: CurrencyFieldProps) {
  const say = useWords(formMessages);
  const reading = readDollars(current);
  const chosen = reading.ok ? Number(reading.amount) : null;
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$"
        maxLength={20}
        onBlur={(event) => {
          const typed = readDollars(event.target.value);
          if (typed.ok) onAmount(formatDollars(Number(typed.amount)));
          onBlur?.(event);
        }}
      />
      {quick.length > 0 && (
        <div className={styles.amounts} role="group" aria-label={say('form.usualAmounts', { label: field.label })}>
          {quick.map((dollars) => (
            <button
              key={dollars}
              type="button"
              className={styles.amount}
              aria-pressed={chosen === dollars}
              onClick={() => onAmount(formatDollars(dollars))}
            >
              {formatDollars(dollars)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
