import { grouped } from '@forecourt/domain';

/** @example countWords(1, { noun: 'vehicle', nounPlural: 'vehicles' }) // '1 vehicle' */
export function countWords(count: number, { noun, nounPlural }: { noun: string; nounPlural: string }): string {
  return `${grouped(count)} ${count === 1 ? noun : nounPlural}`;
}
