import { formerAddress, queryPairs, type FormerAddress, type QueryPair } from './formerAddress.ts';
import type { RedirectRow } from './redirectRow.ts';

/** What a former address is answered with. */
export interface Redirect {
  status: 301 | 302 | 410;
  /** Null of one that is gone. */
  to: string | null;
  /** The rows that lead there, the first first. */
  rows: readonly RedirectRow[];
}

/** A site's redirects, indexed for look-up. */
export interface RedirectTable {
  /** Null for an address without a row, or whose rows form a loop. */
  find(url: string): Redirect | null;
}

/** So many rows may lead to each other. They are one answer; more are taken for a circle. */
const maxChain = 10;

interface Pattern {
  row: RedirectRow;
  segments: readonly { before: string; name: string | null; after: string; isRest: boolean }[];
}

function patternOf(row: RedirectRow): Pattern {
  const segments = row.from.slice(1).split('/');
  return {
    row,
    segments: segments.map((segment) => {
      const [whole, before = '', name = null, rest = '', after = ''] =
        /^([^{]*)\{(\w+)(\*?)\}(.*)$/.exec(segment) ?? [];
      if (whole === undefined) return { before: segment, name: null, after: '', isRest: false };
      return { before, name, after, isRest: rest === '*' };
    }),
  };
}

/** Values of a pattern's placeholders; null where it does not match. Runs in linear time. */
function match({ segments }: Pattern, given: readonly string[]): ReadonlyMap<string, string[]> | null {
  const parts = new Map<string, string[]>();
  for (const [at, { before, name, after, isRest }] of segments.entries()) {
    if (isRest && name !== null) return parts.set(name, given.slice(at));
    const segment = given[at];
    if (segment === undefined) return null;
    const plain = segment.toLowerCase();
    if (name === null) {
      if (plain !== before) return null;
    } else {
      const length = plain.length - before.length - after.length;
      if (length < 1 || !plain.startsWith(before) || !plain.endsWith(after)) return null;
      parts.set(name, [segment.slice(before.length, before.length + length)]);
    }
  }
  return given.length === segments.length ? parts : null;
}

/** What a visitor's address brings into ours: whole segments that only go down. */
const written = (segments: readonly string[]): string =>
  segments
    .filter((one) => one !== '' && one !== '.' && one !== '..')
    .map((one) => encodeURIComponent(one))
    .join('/');

/** A visitor's query, encoded for use in one of our addresses. */
const plainQuery = (query: string): string =>
  query.toWellFormed().replace(/[^\w!$%&'()*+,\-./:;=?@~]/gu, (letter) => encodeURIComponent(letter));

const hasQuery = ({ query }: RedirectRow, given: readonly QueryPair[]): boolean =>
  query.every(([name, value]) => given.some((pair) => pair.name === name && pair.value === value));

function targetOf(row: RedirectRow, parts: ReadonlyMap<string, string[]>, query: string): string {
  const to = (row.to ?? '').replace(/\{(\w+)\*?\}/g, (_, name: string) => written(parts.get(name) ?? []));
  const [address = '', anchor] = to.split('#');
  const [path = '', own = ''] = address.split('?');
  // What was taken over may have been nothing: two slashes would name another site.
  const place = path.startsWith('/') ? path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') : path;
  const pairs = own === '' ? [] : own.split('&');
  if (row.keepsQuery && query !== '') {
    const taken = new Set([...queryPairs(own).map(({ name }) => name), ...row.query.map(([name]) => name)]);
    const others = queryPairs(plainQuery(query)).filter(({ name }) => !taken.has(name));
    pairs.push(...others.map(({ written: pair }) => pair));
  }
  return `${place}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * Exact addresses are found at once, however many there are, and before patterns, which are tried in their order. Rows
 * that lead to former addresses again are one answer.
 */
export function redirectTable(rows: readonly RedirectRow[]): RedirectTable {
  const exact = new Map<string, RedirectRow[]>();
  const patterns: Pattern[] = [];
  for (const row of rows) {
    if (row.from.includes('{')) patterns.push(patternOf(row));
    else exact.set(row.from, [...(exact.get(row.from) ?? []), row]);
  }
  // Rows that require more query parameters come first.
  for (const some of exact.values()) some.sort((one, other) => other.query.length - one.query.length);
  patterns.sort((one, other) => other.row.query.length - one.row.query.length);

  function step({ path, segments, query }: FormerAddress): { row: RedirectRow; to: string | null } | null {
    const requestPairs = queryPairs(query);
    const row = exact.get(path)?.find((one) => hasQuery(one, requestPairs));
    if (row) return { row, to: row.to === null ? null : targetOf(row, new Map(), query) };
    for (const pattern of patterns) {
      const parts = hasQuery(pattern.row, requestPairs) ? match(pattern, segments) : null;
      if (parts) return { row: pattern.row, to: pattern.row.to === null ? null : targetOf(pattern.row, parts, query) };
    }
    return null;
  }

  return {
    find(url) {
      const taken: RedirectRow[] = [];
      let to: string | null = url;
      while (to?.startsWith('/')) {
        const address = formerAddress(to);
        const next: ReturnType<typeof step> = address && step(address);
        if (!next) break;
        if (taken.length === maxChain) return null;
        taken.push(next.row);
        to = next.to;
      }
      const last = taken.at(-1);
      if (!last) return null;
      const status = to === null ? 410 : taken.some((row) => row.status === 302) ? 302 : 301;
      // The same page in another spelling: nothing to send anybody to.
      const isItself = to !== null && formerAddress(to)?.path === formerAddress(url)?.path;
      return isItself ? null : { status, to, rows: taken };
    },
  };
}
