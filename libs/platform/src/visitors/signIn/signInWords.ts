import type { Country } from '@forecourt/domain';
import { hour, minute } from './signInRules.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A waiting time in words, rounded up. @example inWords(61_000) // '2 minutes' */
export function inWords(ms: number): string {
  if (ms <= minute) return counted(Math.max(1, Math.ceil(ms / 1_000)), 'second');
  if (ms <= 90 * minute) return counted(Math.ceil(ms / minute), 'minute');
  return counted(Math.ceil(ms / hour), 'hour');
}

/** Error messages for visitors. */
export const signInWords = {
  notMobile: ({ adjective, phone }: Country) =>
    `Enter ${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective} mobile number, such as ${phone.mobile}.`,
  notCode: 'Enter the 6 digits of the code we sent you.',
  wrong: (left: number) =>
    `That code is not right. Check the newest message from us: you have ${counted(left, 'try').replace(/trys$/, 'tries')} left.`,
  spent: 'That code was wrong too often. Please ask for a new one.',
  expired: 'This code has expired. Please ask for a new one.',
  used: 'This code has been used already. Please ask for a new one.',
  unavailable: 'We could not send you a code just now. Please try again in a minute, or contact us.',
  refused: 'We could not send a code to this number. Please check it, or contact us.',
  unchecked: 'We could not check the code just now. Please try again in a minute.',
  limits: {
    number: (wait: string) => `We have sent this number several codes. Use the newest, or ask again in ${wait}.`,
    prefix: (wait: string) =>
      `We cannot send codes to numbers like this one for now. Please try again in ${wait}, or contact us.`,
    visitor: (wait: string) =>
      `Too many codes were asked for from your connection. Please try again in ${wait}, or contact us.`,
    site: (wait: string) => `We cannot send more codes for now. Please try again in ${wait}, or contact us.`,
  },
} as const;
