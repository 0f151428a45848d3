import { platformWords, searchMessages } from '@forecourt/domain/messages';
import { rangeWords, type SearchWords } from './filterWords.ts';
import { measureOf } from './measureOf.ts';
import type { RangeBounds, RangeValue } from './rangeEnds.ts';
import { acceptRange } from './rangeRules.ts';

/** Unit of a typed number. @example rangeUnit('price') // '$' */
export function rangeUnit(attribute: string, say: SearchWords = platformWords(searchMessages)): string | null {
  return measureOf(attribute).unit?.(say) ?? null;
}

const maxDigits = 999_999_999;

/**
 * A number as visitors type it, in the index's unit; null when it is not a number.
 * @example readTypedNumber('price', '$45k') // 45_000
 * @example readTypedNumber('body_length', '6.7 m') // 6_700
 */
export function readTypedNumber(attribute: string, text: string): number | null {
  const found = /^\$?\s*(\d[\d,\s]*(?:\.\d+)?)\s*(k|km|kg|mm|m)?$/i.exec(text.trim());
  if (!found) return null;
  const suffix = found[2]?.toLowerCase();
  const amount = Number((found[1] ?? '').replaceAll(/[,\s]/g, '')) * (suffix === 'k' ? 1_000 : 1);
  // Lengths in metres, centimetres and millimetres cannot be confused: no vehicle is 100 metres or under 100
  // millimetres long.
  const { typedUnits = 1 } = measureOf(attribute);
  const value = Math.round(suffix !== 'mm' && amount < 100 ? amount * typedUnits : amount);
  return value <= maxDigits ? value : null;
}

/** A number as shown in its field. @example typedText('body_length', 6_700) // '6.7' */
export function typedText(attribute: string, value: number): string {
  return String(value / (measureOf(attribute).typedUnits ?? 1));
}

export type TypedEnd = 'from' | 'to';

export type TypedRange = { ok: true; value: RangeValue } | { ok: false; message: string; ignored: string[] };

/**
 * The range after an end was typed. An empty field removes its limit; an invalid end is refused with a message and
 * changes nothing.
 */
export function typedRange(
  attribute: string,
  end: TypedEnd,
  text: string,
  current: RangeValue,
  bounds: RangeBounds,
  say: SearchWords = platformWords(searchMessages),
): TypedRange {
  const place = end === 'from' ? 0 : 1;
  const refused = (message: string, ignored: string[] = []): TypedRange => ({ ok: false, message, ignored });
  const typed = text.trim() === '' ? [bounds.min, bounds.max][place] : readTypedNumber(attribute, text);
  if (typed === null || typed === undefined) {
    return refused(say('search.typeANumber', { example: typedText(attribute, bounds.min) }));
  }
  const requested: RangeValue = place === 0 ? [typed, current[1]] : [current[0], typed];
  const { value, ignored } = acceptRange(attribute, requested, current, bounds);
  const words = (one: number) => ({ value: rangeWords(attribute, one, say) });
  if (typed < bounds.min) return refused(say('search.lowestHere', words(bounds.min)), ignored);
  if (typed > bounds.max) return refused(say('search.highestHere', words(bounds.max)), ignored);
  if (value[place] !== typed) {
    return refused(say(place === 0 ? 'search.mustBeBelow' : 'search.mustBeAbove', words(current[1 - place] ?? 0)));
  }
  return { ok: true, value };
}
