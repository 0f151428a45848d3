/** Stands for what is put between the words; no text has it. */
const gap = '\u0000';

/**
 * Words before and after one value of a message, where markup takes the value's place. A site's own words without that
 * value stand before it.
 * @param say says the message with what stands for the value
 * @example around((price) => `Was ${price} last week`) // ['Was ', ' last week']
 */
export function around(say: (value: string) => string): [before: string, after: string] {
  const [before = '', after = ''] = say(gap).split(gap);
  return [before, after];
}
