import type { Position, PublicSite, Site, Vehicle } from '@forecourt/domain';
import {
  purchaseContext,
  readOrder,
  type AcceptedValuation,
  type OrderEntries,
  type OrderReading,
  type PurchaseContext,
} from '@forecourt/purchase/model';
import type { FindValuation, Locate, PurchaseVisitor } from '../../ports/purchasePort.ts';

export interface FactSources {
  publicSite(site: Site): PublicSite;
  locate: Locate;
  findValuation: FindValuation;
  now: () => Date;
  /** Longest wait for either source, in milliseconds. @default 2000 */
  patienceMs?: number;
}

/** What a source says in time, else null: an order never waits for, or fails with, somebody else's service. */
async function inTime<Answer>(ask: () => Promise<Answer | null>, patienceMs: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an order by the facts as they are now: price, extras, distance and valuation. */
export async function readByFacts(
  { publicSite, locate, findValuation, now, patienceMs = 2_000 }: FactSources,
  site: Site,
  vehicle: Vehicle,
  visitor: PurchaseVisitor,
  entries: OrderEntries,
): Promise<{ context: PurchaseContext; order: OrderReading }> {
  const { handover, delivery_postcode: postcode = '' } = entries.delivery ?? {};
  const { trade_in: trades, trade_rego: rego = '' } = entries['trade-in'] ?? {};
  const goesSomewhere = handover === 'Delivery' && /^\d{4}$/.test(postcode.trim());
  const [destination, valuation] = await Promise.all([
    goesSomewhere ? inTime<Position>(() => locate(postcode.trim()), patienceMs) : null,
    trades === 'Yes' && rego !== ''
      ? inTime<AcceptedValuation>(() => findValuation(site, visitor, rego), patienceMs)
      : null,
  ]);
  const context = purchaseContext({ site: publicSite(site), vehicle, valuation, destination, now: now() });
  return { context, order: readOrder(entries, context) };
}
