import { dataStart, dataText } from '../pageData.ts';
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
  /** The page with another search; null where its data would not be that of this page. */
  fill(text: SearchText): Buffer | null;
}

type Piece = Buffer | ((text: SearchText) => Buffer);

/** An address stands in the canonical link and in that of shared links, and with both in the framework's data. */
const inHtml = 2;
const inData = 3;

/** How an element's name begins that the page's data finds it by. */
const nameStart = ' data-once="';

/** The query of an address, without its question mark. */
export const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);
/** The query at the end of an attribute, and of a text in the framework's data. */
const htmlQuery = ({ address }: SearchText): Buffer => Buffer.from(`?${queryOf(address).replaceAll('&', '&amp;')}"`);
const dataQuery = ({ address }: SearchText): Buffer => Buffer.from(`${dataText(`?${queryOf(address)}`)}"`);
/** The query as the framework's router keeps it, which writes some letters in another way. */
const routerQuery = ({ address }: SearchText): Buffer => {
  const query = searchParamsToUrlQuery(new URLSearchParams(queryOf(address)));
  return Buffer.from(`"q":"${dataText(getRenderedSearch(query))}"`);
};

/** Names by which data finds elements of the page; which of them it does depends on what is there. */
function namesIn(part: Buffer): string {
  const names: string[] = [];
  for (let at = part.indexOf(nameStart); at >= 0; at = part.indexOf(nameStart, at + 1)) {
    const from = at + nameStart.length;
    names.push(part.toString('latin1', from, part.indexOf('"', from)));
  }
  return names.sort().join(' ');
}

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

type Cut = [of: (text: SearchText) => Buffer, times: number];

function cutAll(page: Buffer, own: SearchText, cuts: readonly Cut[]): Piece[] | null {
  let pieces: Piece[] | null = [page];
  for (const [of, times] of cuts) pieces = pieces && cut(pieces, of, own, times);
  // Copies: the page that they are parts of need not be kept.
  return pieces && pieces.map((piece) => (typeof piece === 'function' ? piece : Buffer.from(piece)));
}

/**
 * Takes what depends on the search out of a page.
 * @param page its data prepared (`prepare` of `finishedPages.ts`)
 * @returns null where anything of it is not found as often as it must be: such a page is rendered as a whole
 */
export function openFrame(page: Buffer, own: SearchText): Frame | null {
  if (!own.address.includes('?') || own.preloads.length === 0 || own.part.length === 0) return null;
  const start = page.indexOf(dataStart);
  if (start < 0) return null;
  const html = cutAll(page.subarray(0, start), own, [
    [({ part }) => part, 1],
    [({ script }) => script, 1],
    [({ preloads }) => preloads, 1],
    [htmlQuery, inHtml],
  ]);
  const data = cutAll(page.subarray(start), own, [
    [routerQuery, 1],
    [dataQuery, inData],
  ]);
  if (!html || !data) return null;
  const pieces = [...html, ...data];
  const bytes = pieces.reduce((sum, piece) => sum + (typeof piece === 'function' ? 0 : piece.length), 0);
  const names = namesIn(own.part);
  const fill = (text: SearchText): Buffer | null => {
    // The data was prepared for a page with these names.
    if (namesIn(text.part) !== names) return null;
    return Buffer.concat(pieces.map((piece) => (typeof piece === 'function' ? piece(text) : piece)));
  };
  return fill(own)?.equals(page) ? { bytes, fill } : null;
}
