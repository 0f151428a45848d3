import type { PurchaseService } from '../ports/purchasePort.ts';

/** Deletes expired orders once an hour. Any number of processes may. @returns what ends it */
export function sweepHourly(purchases: Pick<PurchaseService, 'sweep'>): () => void {
  const timer = setInterval(() => void purchases.sweep(), 3_600_000).unref();
  return () => clearInterval(timer);
}
