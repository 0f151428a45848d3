import { grouped, manufacturers } from '@forecourt/domain';

/** The first letter large, the rest as it is. @example startSentence('used cars') // 'Used cars' */
export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const networkNames: Readonly<Record<string, string>> = { youtube: 'YouTube', linkedin: 'LinkedIn', tiktok: 'TikTok' };

/** A social network as it writes itself. @example networkName('youtube') // 'YouTube' */
export function networkName(network: string): string {
  return networkNames[network.toLowerCase()] ?? startSentence(network);
}

/** @example countOf(1, 'car', 'cars') // '1 car' */
export function countOf(count: number, one: string, several: string): string {
  return `${grouped(count)} ${count === 1 ? one : several}`;
}

/** What there is of something, for a button: without a number where there is none. @example stockWords(0, 'car', 'cars') // 'cars' */
export const stockWords = (count: number, one: string, several: string): string =>
  count === 0 ? several : countOf(count, one, several);

/** Initials for a mark without a logo. @example monogram('Harbour Toyota') // 'HT' */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words;
  if (!second) return first.length <= 3 ? first.toUpperCase() : first.charAt(0).toUpperCase();
  return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase();
}

/** Makes whose mark is their initials, such as MG: a dealer's must not be taken for it. */
const makeInitials = new Set(manufacturers.map(({ name }) => name.toUpperCase()).filter((name) => name.length <= 3));

/**
 * Initials of a dealer for its mark, without those that are a maker's.
 * @example dealerInitials('Mahindra Geelong') // 'M'
 */
export function dealerInitials(name: string): string {
  const initials = monogram(name);
  return makeInitials.has(initials) ? initials.charAt(0) : initials;
}
