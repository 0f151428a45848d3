import { createHash } from 'node:crypto';
import { isObject, type Data, type Element, type Rows } from './dataReferences.ts';
import { plainParts } from './plainParts.ts';

/** Attribute of an element in which nothing is live, with a name of its own on the page (`once.ts` of the UI library). */
const attribute = 'data-once';
/** Elements that have no content, that the framework puts elsewhere, or that visitors change. */
const unnamed =
  /^(html|head|body|title|meta|link|script|style|template|noscript|img|picture|source|br|hr|path|input|textarea|select|option|button|form|label|details|dialog)$/;
/** Letters of content below which a name costs as much as it saves. */
const smallest = 100;

/** Letters of texts and values, counted as far as is asked. */
function lengthOf(data: Data, most: number): number {
  if (!isObject(data)) return typeof data === 'string' ? data.length : 4;
  let length = 0;
  for (const key in data) {
    length += key.length + lengthOf((data as Record<string, Data>)[key], most - length);
    if (length >= most) break;
  }
  return length;
}

/** From where to where elements reach that have no content for a page with scripts. */
function silentSpans(html: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  for (let from = html.indexOf('<noscript'); from >= 0; from = html.indexOf('<noscript', from + 1)) {
    const end = html.indexOf('</noscript>', from);
    spans.push([from, end < 0 ? html.length : end]);
  }
  return spans;
}

/**
 * A name that elements with this HTML have on every page: the data of a page that was rendered a moment later fits the
 * page, as far as both say the same (`dataFile.ts`).
 */
const nameFor = (html: string): string =>
  `_${createHash('sha256').update(html, 'latin1').digest('base64url').slice(0, 6)}`;

/** How often each name is on a page. */
function countNames(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(/ data-once="([\w-]+)"/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Elements of a page's data whose content its HTML says too. */
export interface SaidParts {
  /** The name under which the page says the content of an element; null for one that has to stay in the data. */
  nameOf: (element: Element) => string | null;
  /** The page with the names that were given to its elements. */
  html: () => string;
}

/**
 * Finds elements of a page's data in its HTML, by the names that they carry or by their own HTML, and names those.
 * @param seen the page as far as its data
 * @param isSearched whether elements without a name are looked for
 */
export function saidParts(seen: string, rows: Rows, isSearched: boolean): SaidParts {
  const { isPlain, htmlOf } = plainParts(rows);
  const silent = silentSpans(seen);
  const counts = countNames(seen);
  /** Names of elements by where their start tags end. */
  const given = new Map<number, string>();

  /** Names an element that is on the page once, in a place that `querySelector` finds. */
  const givenName = (element: Element): string | null => {
    const html = htmlOf(element);
    const at = html === null ? -1 : seen.indexOf(html);
    if (html === null || at < 0 || seen.indexOf(html, at + 1) >= 0) return null;
    if (silent.some(([from, to]) => at >= from && at < to)) return null;
    const tag = at + 1 + element[1].length;
    const name = given.get(tag) ?? nameFor(html);
    given.set(tag, name);
    return name;
  };

  const nameOf = (element: Element): string | null => {
    const [, type, , { children, dangerouslySetInnerHTML: html, [attribute]: name }] = element;
    if (!/^[a-z]/.test(type)) return null;
    const content: Data = html ?? children;
    if (typeof name === 'string') return counts.get(name) === 1 && isPlain(content) ? name : null;
    if (!isSearched || html !== undefined || unnamed.test(type) || lengthOf(content, smallest) < smallest) return null;
    return isPlain(element) ? givenName(element) : null;
  };

  return {
    nameOf,
    html: () => {
      const places = [...given].sort(([one], [other]) => one - other);
      const parts = places.map(
        ([at, name], index) => `${seen.slice(places[index - 1]?.[0] ?? 0, at)} ${attribute}="${name}"`,
      );
      return parts.join('') + seen.slice(places.at(-1)?.[0] ?? 0);
    },
  };
}
