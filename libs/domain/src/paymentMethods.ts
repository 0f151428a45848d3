/** What deposits can be paid with, in the order in which they are named. */
export const paymentMethods = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Cards that are typed in; the others are wallets, which hold such a card. */
const cards: readonly PaymentMethod[] = ['Mastercard', 'Visa', 'Maestro'];

/** Ways to pay of each processor that a feed may name. Others are not supported. */
const methodsOf: ReadonlyMap<string, readonly PaymentMethod[]> = new Map([
  ['stripe', paymentMethods],
  ...['card', 'cards', 'credit_card'].map((name): [string, readonly PaymentMethod[]] => [name, cards]),
  ['wallet', ['Google Pay', 'Apple Pay']],
  ['google_pay', ['Google Pay']],
  ['apple_pay', ['Apple Pay']],
]);

/**
 * What the deposit of a vehicle can be paid with; empty where it names no processor that we serve.
 * @param processors the vehicle's `payment_processors`. @example waysToPay(['card', 'bpay']) // ['Mastercard', 'Visa', 'Maestro']
 */
export function waysToPay(processors: readonly string[]): PaymentMethod[] {
  const named = new Set(processors.flatMap((one) => methodsOf.get(one.trim().toLowerCase()) ?? []));
  return paymentMethods.filter((method) => named.has(method));
}

/** Whether cards and wallets are among the methods, for the settings of the payment page. */
export function paymentKinds(methods: readonly PaymentMethod[]): { cards: boolean; wallets: boolean } {
  return {
    cards: methods.some((method) => cards.includes(method)),
    wallets: methods.some((method) => !cards.includes(method)),
  };
}

/** How one pays with some ways, for a sentence. @example payWords(waysToPay(['stripe'])) // 'by card, Google Pay or Apple Pay' */
export function payWords(methods: readonly PaymentMethod[]): string {
  const wallets = methods.filter((method) => !cards.includes(method));
  const named = [...(paymentKinds(methods).cards ? ['card'] : []), ...wallets];
  return `by ${named.join(', ').replace(/, ([^,]*)$/, ' or $1')}`;
}
