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
  /** Time limit of each source, in milliseconds. @default 2000 */
  timeoutMs?: number;
}

/** The result of a call, or null when it fails or is late: orders do not depend on other services. */
async function orNullAfter<Answer>(call: () => Promise<Answer | null>, timeoutMs: number): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([call(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an order with current facts: price, extras, distance and valuation. */
export async function readByFacts(
  { publicSite, locate, findValuation, now, timeoutMs = 2_000 }: FactSources,
  site: Site,
  vehicle: Vehicle,
  visitor: PurchaseVisitor,
  entries: OrderEntries,
): Promise<{ context: PurchaseContext; order: OrderReading }> {
  const { handover, delivery_postcode: postcode = '' } = entries.delivery ?? {};
  const { trade_in: trades, trade_rego: rego = '' } = entries['trade-in'] ?? {};
  const goesSomewhere = handover === 'Delivery' && /^\d{4}$/.test(postcode.trim());
  const [destination, valuation] = await Promise.all([
    goesSomewhere ? orNullAfter<Position>(() => locate(postcode.trim(), site.country), timeoutMs) : null,
    trades === 'Yes' && rego !== ''
      ? orNullAfter<AcceptedValuation>(() => findValuation(site, visitor, rego), timeoutMs)
      : null,
  ]);
  const context = purchaseContext({ site: publicSite(site), vehicle, valuation, destination, now: now() });
  return { context, order: readOrder(entries, context) };
}
