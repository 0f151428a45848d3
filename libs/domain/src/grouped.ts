/**
 * A number with commas between its thousands. By hand: what the browser brings for it takes a phone 60 ms before it writes
 * its first number, and every page has prices.
 * @example grouped(12_990) // '12,990'
 */
export function grouped(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? text : `${text}.${decimals}`;
}
