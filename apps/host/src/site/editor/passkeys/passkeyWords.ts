import type { PasskeyProblem } from './passkeyCalls.ts';

/** What a person is told, and what to do now. */
export const problemWords: Readonly<Record<PasskeyProblem, { title: string; text: string }>> = {
  forbidden: {
    title: 'Confirm it’s you first',
    text: 'It’s been a while since you used your passkey. Reload the page, then have another go.',
  },
  uninvited: {
    title: 'This invitation doesn’t work any more',
    text: 'It’s been used or it’s expired. Ask whoever looks after the site for a new one.',
  },
  rejected: {
    title: 'That passkey wasn’t accepted',
    text: 'Try again. If it happens again, use another of your passkeys, or ask whoever looks after the site.',
  },
  last: { title: 'This is your only passkey', text: 'Add another one before you remove it.' },
  full: { title: 'You’ve reached your limit of passkeys', text: 'Remove one that you don’t use first.' },
  'signed-out': { title: 'You’ve been signed out', text: 'Reload the page and sign in again.' },
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
    title: 'This device already has a passkey',
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
