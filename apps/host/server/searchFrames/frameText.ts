import { getRenderedSearch, searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring.js';

/** What of a page depends on the search of its address. */
export interface SearchText {
  /** Links in the head by which pictures of the search are loaded early. */
  preloads: Buffer;
  /** The script with the answers. */
  script: Buffer;
  /** The live part, as the framework draws it. */
  part: Buffer;
  /** Path and query. */
  address: string;
}

/** A page of a list without its search. */
export interface Frame {
  /** What it takes of memory. */
  bytes: number;
  fill(text: SearchText): Buffer;
}

type Piece = Buffer | ((text: SearchText) => Buffer);

/** An address stands in the canonical link and in that of shared links, and with both in the framework's data. */
const inHtml = 2;
const inData = 3;

/** The query of an address, without its question mark. */
export const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);
const forData = (text: string): string => text.replaceAll('&', '\\u0026');
/** The query at the end of an attribute, and of a text in the framework's data. */
const htmlQuery = ({ address }: SearchText): Buffer => Buffer.from(`?${queryOf(address).replaceAll('&', '&amp;')}"`);
const dataQuery = ({ address }: SearchText): Buffer => Buffer.from(`?${forData(queryOf(address))}\\"`);
/** The query as the framework's router keeps it, which writes some letters in another way. */
const routerQuery = ({ address }: SearchText): Buffer => {
  const query = searchParamsToUrlQuery(new URLSearchParams(queryOf(address)));
  return Buffer.from(`\\"q\\":\\"${forData(getRenderedSearch(query))}\\"`);
};

/** What stands between the places of something. */
function split(page: Buffer, what: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(what); at >= 0; at = page.indexOf(what, from)) {
    parts.push(page.subarray(from, at));
    from = at + what.length;
  }
  return [...parts, page.subarray(from)];
}

/** Takes something out where it stands; null where it is not there so many times. */
function cut(
  pieces: readonly Piece[],
  of: (text: SearchText) => Buffer,
  own: SearchText,
  times: number,
): Piece[] | null {
  let found = 0;
  const parts = pieces.flatMap((piece): Piece[] => {
    if (typeof piece === 'function') return [piece];
    const between = split(piece, of(own));
    found += between.length - 1;
    return between.flatMap((part, at): Piece[] => (at === 0 ? [part] : [of, part]));
  });
  return found === times ? parts : null;
}

/**
 * Takes what depends on the search out of a page.
 * @returns null where anything of it is not found as often as it must be: such a page is rendered as a whole
 */
export function openFrame(page: Buffer, own: SearchText): Frame | null {
  if (!own.address.includes('?') || own.preloads.length === 0 || own.part.length === 0) return null;
  const cuts: [of: (text: SearchText) => Buffer, times: number][] = [
    [({ part }) => part, 1],
    [({ script }) => script, 1],
    [({ preloads }) => preloads, 1],
    [routerQuery, 1],
    [htmlQuery, inHtml],
    [dataQuery, inData],
  ];
  let pieces: Piece[] | null = [page];
  for (const [of, times] of cuts) pieces = pieces && cut(pieces, of, own, times);
  if (!pieces) return null;
  // Copies: the page that they are parts of need not be kept.
  const kept = pieces.map((piece) => (typeof piece === 'function' ? piece : Buffer.from(piece)));
  const fill = (text: SearchText): Buffer =>
    Buffer.concat(kept.map((piece) => (typeof piece === 'function' ? piece(text) : piece)));
  const bytes = kept.reduce((sum, piece) => sum + (typeof piece === 'function' ? 0 : piece.length), 0);
  return fill(own).equals(page) ? { bytes, fill } : null;
}
