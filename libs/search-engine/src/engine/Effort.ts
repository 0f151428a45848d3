import { Refusal } from '../Refusal.ts';

/** In looks at each of a site's cars; an ordinary page with all its sub-queries takes about a hundred and fifty. */
const max = 1_000;

/** Limits the cost of one request, so that no query delays those behind it. */
export class Effort {
  private left = max;
  /** Place of the query being answered, for the message. */
  place = 0;

  /** @throws Refusal when the request exceeds the limit */
  spend(looks: number): void {
    this.left -= looks;
    if (this.left >= 0) return;
    throw new Refusal(
      400,
      `requests[${this.place}]: too much for one request; ask for fewer facets, filters, hits or queries at once`,
    );
  }
}
