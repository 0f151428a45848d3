import type { DrawnCard } from '@forecourt/search/model';
import { LRUCache } from 'lru-cache';
import { createHash, randomBytes } from 'node:crypto';
import type { DrawnCardsOf } from '../src/site/list/drawnCardsOf.ts';

export interface DrawnCardStore {
  of: DrawnCardsOf;
  /** Keeps the cards of a page that are drawn for the first time. @returns the page without their names */
  readPage(page: Buffer): Buffer;
}

export interface DrawnCardOptions {
  /** Letters of all cards and what they are found by. The least recently used card goes first. @default 24 million */
  maxLetters?: number;
}

const itemTag = /<li[\s>]|<\/li>/g;
/** What React writes where a part is not there yet, or has an id that depends on its place: differs from page to page. */
const placeMark = /<template|<!--\$|="_?[rR]_|="«/;
/** Cards that are being drawn. Those of pages that failed are forgotten. */
const maxUnderWay = 10_000;

/** The content of a list item, lists within it included; null where it does not end. @param start of its content */
function itemContent(page: string, start: number): string | null {
  itemTag.lastIndex = start;
  let depth = 1;
  for (let tag = itemTag.exec(page); tag; tag = itemTag.exec(page)) {
    depth += tag[0] === '</li>' ? -1 : 1;
    if (depth === 0) return page.slice(start, tag.index);
  }
  return null;
}

/**
 * Cards that pages have drawn, by everything that they are drawn from. Another page gets the HTML of such a card instead
 * of drawing it again, and is the same page, byte for byte. Nothing has to be invalidated: a card of which anything has
 * changed is found by something else.
 */
export function openDrawnCards({ maxLetters = 24_000_000 }: DrawnCardOptions = {}): DrawnCardStore {
  const cards = new LRUCache<string, string>({
    maxSize: maxLetters,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  const underWay = new LRUCache<string, string>({ max: maxUnderWay });
  let names = 0;
  // Content of a page must not be able to pass for a card.
  const secret = randomBytes(12).toString('base64url');
  const attribute = ` data-drawn-as="${secret}`;
  const itemName = new RegExp(`${attribute}(\\d+)">`, 'g');
  return {
    of(facts) {
      const page = createHash('sha256').update(facts).digest('base64url');
      return {
        find(content): DrawnCard {
          const key = `${page} ${content}`;
          const html = cards.get(key);
          if (html !== undefined) return { html };
          const name = String((names += 1));
          underWay.set(name, key);
          return { name: secret + name };
        },
      };
    },
    readPage(page) {
      if (!page.includes(attribute)) return page;
      // A letter for each byte: one typographic apostrophe would else double the page's size, and all of it is decoded.
      const html = page.toString('latin1');
      const named = html.replace(itemName, (whole, name: string, place: number) => {
        const key = underWay.get(name);
        if (key === undefined) return '>';
        underWay.delete(name);
        const bytes = itemContent(html, place + whole.length);
        const content = bytes === null ? null : Buffer.from(bytes, 'latin1').toString('utf8');
        if (content !== null && !placeMark.test(content)) cards.set(key, content);
        return '>';
      });
      return Buffer.from(named, 'latin1');
    },
  };
}
