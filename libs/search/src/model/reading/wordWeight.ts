import { meaningsOf } from './meanings.ts';

/** Words of many names, which tell none by themselves. */
const sharedWords: ReadonlySet<string> = new Set(['serie', 'series', 'class', 'model', 'sport', 'cross']);
/** A word of more features than these tells none: `rear`. */
const fewFeatures = 2;

/**
 * How far a word tells which vehicles are meant: 3 for a name, 2 for a badge, a rare feature or a word with a meaning, 1
 * for others, 0 for numbers and letters.
 */
export function wordWeight(
  key: string,
  { isName, isBadge, features }: { isName: boolean; isBadge: boolean; features: number },
): number {
  if (/^\d+$/.test(key) || key.length < 2) return 0;
  if (sharedWords.has(key)) return 1;
  if (isName) return 3;
  const isFeature = features > 0 && features <= fewFeatures;
  return isBadge || isFeature || meaningsOf(key).length > 0 ? 2 : 1;
}
