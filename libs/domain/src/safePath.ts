const maxLength = 2_000;
/** Letters, digits and what addresses of a site are written with: no colon, no @, no backslash, nothing invisible. */
const plainPath = /^\/[A-Za-z0-9\-._~+,/%]*$/;
const plainRest = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;
/** What ends a path or an authority, or cannot be seen. */
const strange = /[\p{Cc}\p{Cf}\p{Z}\\:@?#%]/u;

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Every layer of percent encoding taken off, or null where one is broken or there are more than anybody needs. */
function decodedFully(text: string): string | null {
  let current = text;
  for (let layer = 0; layer < 4; layer += 1) {
    const next = decodedOnce(current);
    if (next === null || next === current) return next;
    current = next;
  }
  return null;
}

/** Whether a path means the same however often it is decoded, and contains no `..` or empty segments. */
function isUnmistakable(path: string): boolean {
  // Compatibility forms of dot and slash are folded into the plain ones by some readers, so they count as these.
  const plain = decodedFully(path)?.normalize('NFKC');
  if (plain === undefined || strange.test(plain) || plain.includes('//')) return false;
  const segments = plain.split('/');
  return segments.length === path.split('/').length && !segments.some((one) => one === '.' || one === '..');
}

function isReadable(rest: string): boolean {
  const decoded = decodedOnce(rest);
  return plainRest.test(rest) && decoded !== null && !/\p{Cc}/u.test(decoded);
}

/**
 * A path that certainly stays on the site it is used on, for addresses that a visitor's own request brings, such as
 * where to go after signing in. What a browser, a router or a second decoding could take for another site, or for no
 * address at all, becomes the fallback.
 * @example safePath('/watchlist?save=car-1') // '/watchlist?save=car-1'
 * @example safePath('//evil.example') // '/'
 */
export function safePath(given: unknown, fallback = '/'): string {
  if (typeof given !== 'string' || given.length > maxLength) return fallback;
  const [path = '', ...fragments] = given.split('#');
  const [way = '', ...queries] = path.split('?');
  const isSafe =
    fragments.length <= 1 &&
    plainPath.test(way) &&
    isUnmistakable(way) &&
    isReadable(queries.join('?')) &&
    isReadable(fragments.join(''));
  return isSafe ? given : fallback;
}
