import { isSameSecret, Refusal, type SiteBoundary } from '@forecourt/search-engine';
import { createHmac } from 'node:crypto';

/** Identifies the site without its time filter, which changes every minute while a walk may take longer. */
function siteMark({ dealershipIds, filters }: SiteBoundary): string {
  return JSON.stringify([dealershipIds, filters.replace(/sold_date_timestamp >= \d+/, '')]);
}

/**
 * Algolia's cursor contains the whole query, site filter included, so anybody with another site's cursor could browse
 * that site. It is therefore signed for one index of one site.
 */
export class BrowseCursor {
  private readonly key: string;
  private readonly place: string;

  constructor(secret: string, index: string, boundary: SiteBoundary) {
    this.key = secret;
    this.place = JSON.stringify([index, siteMark(boundary)]);
  }

  private sign(cursor: string): string {
    return createHmac('sha256', this.key).update(this.place).update('\n').update(cursor).digest('base64url');
  }

  seal(cursor: string): string {
    return `${this.sign(cursor)}.${Buffer.from(cursor, 'utf8').toString('base64url')}`;
  }

  /** @throws Refusal when it was not given out for this index and site */
  open(sealed: string): string {
    const [mark = '', text = ''] = sealed.split('.');
    const cursor = Buffer.from(text, 'base64url').toString('utf8');
    if (!isSameSecret(mark, this.sign(cursor))) {
      throw new Refusal(400, 'cursor: expected a cursor of an earlier answer');
    }
    return cursor;
  }
}
