/** An amount of Australian dollars in whole cents. */
export type Cents = number & { readonly __unit?: 'cents' };

/** @example cents(12_990) // 1_299_000 */
export function cents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Dollars of an amount, with its cents as a fraction. */
export function dollars(amount: Cents): number {
  return amount / 100;
}

const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Price as the trade writes it: `$` and thousands commas; cents only when there are any.
 * @example formatMoney(cents(12_990)) // '$12,990'
 */
export function formatMoney(amount: Cents): string {
  const { format } = amount % 100 === 0 ? wholeDollars : withCents;
  return `${amount < 0 ? '-' : ''}$${format(Math.abs(amount / 100))}`;
}

/**
 * Reads what people and feeds write: '$12,990', '12990.00', ' 12 990 '.
 * @returns null for anything that is not exactly one non-negative amount.
 */
export function parseMoney(text: string): Cents | null {
  const cleaned = text.replace(/[\s,$]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(cleaned)) return null;
  return Math.round(Number(cleaned) * 100);
}
