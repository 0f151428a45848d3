/** A rate or comparison rate to 2 decimals. @param rate percent per year @example rateText(8.7) // '8.70% p.a.' */
export function rateText(rate: number): string {
  return `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}% p.a.`;
}
