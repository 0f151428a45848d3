/** What a test card does. */
export type CardConduct = 'pays' | 'declines' | 'times-out' | 'answers-twice';

export interface TestCard {
  /** As it is printed, in groups of four. */
  number: string;
  conduct: CardConduct;
  /** What it does, for people. */
  words: string;
}

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', conduct: 'pays', words: 'pays' },
  { number: '4000 0000 0000 0002', conduct: 'declines', words: 'is declined' },
  { number: '4000 0000 0000 0119', conduct: 'times-out', words: 'its bank doesn’t respond' },
  { number: '4000 0000 0000 0077', conduct: 'answers-twice', words: 'is accepted, and we notify the dealer twice' },
];

export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardReading =
  { ok: true; conduct: CardConduct } | { ok: false; errors: Partial<Record<keyof CardEntry, string>> };

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

function expiryFault(text: string, now: Date): string | null {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/ -]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === '') return 'Enter the expiry date as month and year, like 08/30.';
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  return ends > now.getTime() ? null : 'This date is in the past. Use any future date.';
}

/** Checks the card form. Only test cards are accepted, so that nobody uses a real card. */
export function readCard(entry: CardEntry, now: Date): CardReading {
  const card = testCards.find(({ number }) => digitsOf(number) === digitsOf(entry.number));
  const errors: Partial<Record<keyof CardEntry, string>> = {};
  if (digitsOf(entry.number) === '') errors.number = 'Enter a test card number.';
  else if (!card) errors.number = 'That isn’t a test card. Use one from the list, never your own card.';
  const expiry = expiryFault(entry.expiry, now);
  if (expiry) errors.expiry = expiry;
  if (!/^\s*\d{3,4}\s*$/.test(entry.cvc)) errors.cvc = 'Enter any three digits.';
  return card && Object.keys(errors).length === 0 ? { ok: true, conduct: card.conduct } : { ok: false, errors };
}
