import { signInRefusalMessages, type Words } from '@forecourt/domain/messages';
import type { LimitName } from './sendLimits.ts';
import { hour, minute } from './signInRules.ts';

/** Says why nobody is signed in. */
export type SignInWords = Words<typeof signInRefusalMessages>;

/** A waiting time in words, rounded up: 61 seconds are "2 minutes". */
export function inWords(ms: number, say: SignInWords): string {
  if (ms <= minute) return say('signInRefusal.seconds', { count: Math.max(1, Math.ceil(ms / 1_000)) });
  if (ms <= 90 * minute) return say('signInRefusal.minutes', { count: Math.ceil(ms / minute) });
  return say('signInRefusal.hours', { count: Math.ceil(ms / hour) });
}

const limitKeys = {
  number: 'signInRefusal.limitOfNumber',
  tries: 'signInRefusal.limitOfTries',
  prefix: 'signInRefusal.limitOfPrefix',
  visitor: 'signInRefusal.limitOfVisitor',
  site: 'signInRefusal.limitOfSite',
} as const;

/** Why no code is sent for now. @param wait milliseconds until another may be asked for */
export const limitWords = (limit: LimitName, wait: number, say: SignInWords): string =>
  say(limitKeys[limit], { wait: inWords(wait, say) });
