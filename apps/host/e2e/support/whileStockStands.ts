import type { SiteSlug } from './address.ts';
import { stockOf } from './wire.ts';

const maxTurns = 3;

/** Which vehicles a site shows, and at what price. */
async function stockNow(slug: SiteSlug): Promise<string> {
  return JSON.stringify((await stockOf(slug)).map(({ id, price, reserved }) => [id, price, reserved]).toSorted());
}

/**
 * Runs a comparison of a site's answers with its stock; repeats it once if it failed while the stock changed, because a
 * parallel journey imported a feed or reserved a vehicle.
 */
export async function whileStockStands(slug: SiteSlug, work: () => Promise<void>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const before = await stockNow(slug);
    try {
      return await work();
    } catch (fault) {
      if (turn === maxTurns || before === (await stockNow(slug))) throw fault;
    }
  }
}
