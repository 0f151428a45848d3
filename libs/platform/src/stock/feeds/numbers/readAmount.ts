import { dollars, parseMoney } from '@forecourt/domain';
import { bareAmount, readDigits } from '@forecourt/domain/answers';
import { expression } from '../expression.ts';
import type { Step } from '../mapping.ts';
import { quote } from '../quote.ts';
import type { Reading } from '../reading.ts';

type Limits = { min?: number | undefined; max?: number | undefined };
type Mark = '.' | ',' | undefined;

const nothing = (reason: string): Reading => ({ known: false, reason });

function within(number: number, shown: string, { min, max }: Limits): Reading | null {
  if (min !== undefined && number < min) return nothing(`${quote(shown)} is below ${min.toLocaleString('en-AU')}`);
  if (max !== undefined && number > max) return nothing(`${quote(shown)} is above ${max.toLocaleString('en-AU')}`);
  return null;
}

/** Groups of three behind points and a fraction behind a comma, or several groups: it can be read one way alone. */
const plainComma = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/;

/** The decimal mark of a number: the one that is given, or that the number itself shows. */
const markOf = (digits: string, decimal: Mark): Mark => decimal ?? (plainComma.test(digits) ? ',' : undefined);

/** Why a number that may be read either way is not read, or null where it may not. */
function ambiguity(text: string, digits: string, decimal: Mark): Reading | null {
  if (readDigits(digits, decimal) !== 'ambiguous') return null;
  const [whole = '', rest = ''] = digits.trim().split('.');
  return nothing(
    `${quote(text)} may be ${whole} or ${whole},${rest}: say 'decimal' in the mapping, or write it without a point`,
  );
}

/** A number with thousands separators and an optional unit. Anything else is refused, never partly read. */
export function readNumber(text: string, step: Extract<Step, { do: 'number' }>): Reading {
  const unsigned = step.unit ? text.replace(expression(`\\s*(?:${step.unit})\\.?$`), '') : text;
  const [, sign = '', digits = ''] = /^(-?)(.*)$/su.exec(unsigned) ?? [];
  const read = readDigits(digits, markOf(digits.trim(), step.decimal));
  if (read === 'ambiguous' || read === null)
    return ambiguity(text, digits, step.decimal) ?? nothing(`${quote(text)} is not a number`);
  const number = Number(`${sign}${read.whole}.${read.fraction || '0'}`);
  if (step.whole && !Number.isInteger(number)) return nothing(`${quote(text)} is not a whole number`);
  return within(number, text, step) ?? { known: true, value: number };
}

/** What the trade writes behind a price that says what is in it, and does not change the number. */
const behindPrice =
  /(?:\s*[*^#]|\s*\(?(?:drive[ -]?away|dap|d\/a|inc(?:l|\.|l\.|luding)?\s*gst|e\.?g\.?c\.?|excl?(?:\.|uding)?\s*gov(?:t|ernment)?\.?\s*charges)\)?)+$/i;

/** An amount of dollars, with the currency and what the trade writes behind a price. */
export function readMoney(text: string, step: Extract<Step, { do: 'money' }>): Reading {
  const bare = text.replace(behindPrice, '');
  const digits = bareAmount(bare);
  const amount = parseMoney(bare, markOf(digits, step.decimal));
  if (amount === null) {
    return ambiguity(text, digits, step.decimal) ?? nothing(`${quote(text)} is not an amount of dollars`);
  }
  return within(dollars(amount), text, step) ?? { known: true, value: amount };
}
