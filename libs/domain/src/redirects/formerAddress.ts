/** A request of a former address. */
export interface FormerAddress {
  /** In one spelling: lower case, decoded, without a slash at the end. */
  path: string;
  /** Decoded segments in their original case, for use in a target. */
  segments: readonly string[];
  /** Behind the question mark, without it. */
  query: string;
}

const maxLength = 2_000;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Normalises a requested former address, because old links are spelt in many ways. Null for an invalid one.
 * @param url path and query
 * @example formerAddress('/About-Us.ASPX/?id=7')?.path // '/about-us.aspx'
 */
export function formerAddress(url: string): FormerAddress | null {
  if (url.length > maxLength || !url.startsWith('/')) return null;
  const [path = '', ...queries] = (url.split('#')[0] ?? '').split('?');
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '') continue;
    const plain = decoded(segment);
    if (plain === null) return null;
    segments.push(plain);
  }
  return { path: `/${segments.join('/').toLowerCase()}`, segments, query: queries.join('?') };
}

/** One pair of a query, decoded and in lower case, and as it was written. */
export interface QueryPair {
  name: string;
  value: string;
  written: string;
}

/** @example queryPairs('ID=7&a')[0] // { name: 'id', value: '7', written: 'ID=7' } */
export function queryPairs(query: string): QueryPair[] {
  const read = (text: string) => (decoded(text.replaceAll('+', ' ')) ?? text).toLowerCase();
  return query
    .split('&')
    .filter((written) => written !== '')
    .map((written) => {
      const [name = '', ...values] = written.split('=');
      return { name: read(name), value: read(values.join('=')), written };
    });
}
