import type { PasskeyProblem } from './passkeyCalls.ts';

/** What a person is told, and what to do now. */
export const problemWords: Readonly<Record<PasskeyProblem, { title: string; text: string }>> = {
  forbidden: {
    title: 'Confirm it’s you first',
    text: 'It has been a while since you used your passkey. Load the page again, then have another go.',
  },
  uninvited: {
    title: 'This invitation doesn’t work any more',
    text: 'It has been used, or its time is up. Ask whoever looks after the site for a new one.',
  },
  rejected: {
    title: 'That passkey wasn’t accepted',
    text: 'Try again. If it happens again, use another of your passkeys, or ask whoever looks after the site.',
  },
  last: { title: 'This is your only passkey', text: 'Add another one before you remove it.' },
  full: { title: 'You have as many passkeys as you can have', text: 'Remove one that you don’t use first.' },
  'signed-out': { title: 'You’ve been signed out', text: 'Load the page again and sign in.' },
  unavailable: { title: 'That didn’t work', text: 'We couldn’t reach the site. Please try again in a minute.' },
  unsupported: {
    title: 'This browser can’t use passkeys here',
    text: 'Set up a screen lock on this device and use a current version of Chrome, Safari, Edge or Firefox, or use another device.',
  },
  cancelled: {
    title: 'Nothing was confirmed',
    text: 'The request was cancelled or took too long. Try again when you’re ready.',
  },
  'registered-already': {
    title: 'This device has a passkey already',
    text: 'You don’t need a second one here: use the one you have.',
  },
};

const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux|CrOS/, 'Computer'],
];

/** A first name for a device. @example deviceName('Mozilla/5.0 (Macintosh; …') // 'Mac' */
export const deviceName = (userAgent: string): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
