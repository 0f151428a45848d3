/** Pages that only signed-in visitors see, where the site has them. */
export const gatedPages = [
  'trade-in',
  'sell-my-car',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'credit-check',
  'garage',
] as const;
export type GatedPage = (typeof gatedPages)[number];
