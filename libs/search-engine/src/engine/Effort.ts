import { Refusal } from '../Refusal.ts';

/** In looks at each of a site's cars; an ordinary page with all its sub-queries takes about a hundred and fifty. */
const max = 1_000;

/** What one request may cost, so that no question holds up those behind it. */
export class Effort {
  private left = max;
  /** Place of the query being answered, for the message. */
  place = 0;

  /** @throws Refusal when the request asks for more than is done at once */
  spend(looks: number): void {
    this.left -= looks;
    if (this.left >= 0) return;
    throw new Refusal(
      400,
      `requests[${this.place}]: too much for one request; ask for fewer facets, filters, hits or queries at once`,
    );
  }
}
