import { jurisdictionsOf, type CountryCode, type Jurisdiction } from '@forecourt/domain';
import { platformWords, tradeInMessages, type Words } from '@forecourt/domain/messages';

interface PlateRule {
  /** Maximum number of letters and digits, including custom plates. */
  max: number;
  example: string;
}

const rules: Readonly<Record<Jurisdiction, PlateRule>> = {
  ACT: { max: 6, example: 'YBA 12C' },
  NSW: { max: 6, example: 'ABC 12D' },
  NT: { max: 6, example: 'CD 34 EF' },
  QLD: { max: 7, example: '123 AB4' },
  SA: { max: 7, example: 'S123 ABC' },
  TAS: { max: 7, example: 'A 12 BC' },
  VIC: { max: 7, example: '1AB 2CD' },
  WA: { max: 9, example: '1ABC 234' },
  NZ: { max: 6, example: 'ABC 123' },
};

export type RegoReading =
  { ok: true; rego: string; state: Jurisdiction } | { ok: false; field: 'rego' | 'regoState'; message: string };

/** A plate as registers write it: capitals, no spaces. @example plainRego('1abc-234') // '1ABC234' */
export function plainRego(text: string): string {
  return text.toUpperCase().replace(/[\s.·-]/g, '');
}

/**
 * Validates a plate by the rules of its state. Whether it has been issued only a register knows.
 * @param country whose states are taken
 * @param say words of the site
 */
export function readRego(
  text: string,
  state: string,
  country: CountryCode = 'AU',
  say: Words<typeof tradeInMessages> = platformWords(tradeInMessages),
): RegoReading {
  const known = jurisdictionsOf(country).find((one) => one === state);
  if (!known) return { ok: false, field: 'regoState', message: say('tradeIn.chooseState') };
  const { max, example } = rules[known];
  const rego = plainRego(text);
  const refuse = (message: string): RegoReading => ({ ok: false, field: 'rego', message });
  if (rego === '') return refuse(say('tradeIn.plateMissing', { example }));
  if (!/^[A-Z0-9]+$/.test(rego)) return refuse(say('tradeIn.plateSigns', { example }));
  if (rego.length < 2) return refuse(say('tradeIn.plateTooShort', { example }));
  if (rego.length > max) return refuse(say('tradeIn.plateTooLong', { state: known, max, example }));
  return { ok: true, rego, state: known };
}
