import { hasUserInfo, isAddress } from '@forecourt/domain';
import { meansNothing } from '../cleaning/meansNothing.ts';
import { quote } from '../quote.ts';
import type { Reading } from '../reading.ts';

/** Why a text is no address that can be used; a password in it is not repeated. */
export function addressError(text: string): string {
  if (hasUserInfo(text)) return `${quote(text.replace(/\/\/.*@/, '//…@'))} has a user name or password in it`;
  return `${quote(text)} is neither an https address nor a path of the site`;
}

const maxReasons = 3;

/** What an address begins with; a host without a scheme is none. */
const start = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/)/i;
/** The end of a picture's name, behind which something else begins. */
const ending = /\.(?:jpe?g|png|gif|webp|avif|bmp|heic)$/i;
/** A piece and what stands behind it. */
const pieces = /([^|,;\s]*)([|,;\s]*)/g;
const quotes = /^['"]+|['"]+$/g;

/** Whether a piece is a part of the address before it. */
function continues(piece: string, separator: string, address: string): boolean {
  if (start.test(piece) || meansNothing(piece)) return false;
  return separator.includes('|') ? address.includes('?') && /^[^./:]+$/.test(piece) : !ending.test(address);
}

/**
 * The addresses of a list, whatever stands between them: a comma, a semicolon or a blank is a part of an address unless
 * an address begins behind it or a picture's name ends before it.
 */
export function splitAddresses(text: string, at: string): string[] {
  const list = /^\[.*\]$/s.test(text) ? text.slice(1, -1) : text;
  const addresses: string[] = [];
  let before = '|';
  for (const [, piece = '', separator = ''] of list.replaceAll(at, /[|,;\s]/.test(at) ? at : '|').matchAll(pieces)) {
    const bare = piece.replace(quotes, '');
    const previous = addresses.at(-1);
    if (previous !== undefined && continues(bare, before, previous))
      addresses[addresses.length - 1] = previous + before + bare;
    else if (!meansNothing(bare)) addresses.push(bare);
    before = separator;
  }
  return addresses;
}

/** Pictures by their addresses. Each is judged by itself: those that cannot be used are left out and reported. */
export function readPictures(text: string, at: string): Reading {
  const addresses = [...new Set(splitAddresses(text, at))];
  const wrong = addresses.filter((one) => !isAddress(one));
  const right = addresses.filter((one) => isAddress(one)).map((url) => ({ url }));
  if (wrong.length === 0) return { known: true, value: right };
  const reasons = wrong.slice(0, maxReasons).map(addressError);
  if (wrong.length > maxReasons) reasons.push(`${wrong.length - maxReasons} more are no addresses`);
  const reason = reasons.join('; ');
  return right.length === 0 ? { known: false, reason } : { known: true, value: right, reason };
}
