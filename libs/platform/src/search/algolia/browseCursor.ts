import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal, type SiteBoundary } from '@forecourt/search-engine';

/** Identifies the site without its time filter, which changes every minute while a walk may take longer. */
function siteMark({ dealershipIds, filters }: SiteBoundary): string {
  return JSON.stringify([dealershipIds, filters.replace(/sold_date_timestamp >= \d+/, '')]);
}

/**
 * Algolia's cursor holds the whole question, site filter included, so whoever had another site's cursor would browse
 * that site. It is given out signed for one index of one site.
 */
export class BrowseCursor {
  private readonly key: string;
  private readonly place: string;

  constructor(secret: string, index: string, boundary: SiteBoundary) {
    this.key = secret;
    this.place = JSON.stringify([index, siteMark(boundary)]);
  }

  private sign(cursor: string): Buffer {
    return createHmac('sha256', this.key).update(this.place).update('\n').update(cursor).digest();
  }

  seal(cursor: string): string {
    return `${this.sign(cursor).toString('base64url')}.${Buffer.from(cursor, 'utf8').toString('base64url')}`;
  }

  /** @throws Refusal when it was not given out for this index and site */
  open(sealed: string): string {
    const [mark = '', text = ''] = sealed.split('.');
    const cursor = Buffer.from(text, 'base64url').toString('utf8');
    const given = Buffer.from(mark, 'base64url');
    const right = this.sign(cursor);
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new Refusal(400, 'cursor: expected a cursor of an earlier answer');
    }
    return cursor;
  }
}
