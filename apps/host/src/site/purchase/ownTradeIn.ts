import 'server-only';

import type { Site } from '@forecourt/domain';
import { purchaseMessages, wordsOf } from '@forecourt/domain/messages';
import type { PurchaseVisitor } from '@forecourt/platform';
import { ownTradeInName, tradeInEntries, type OwnTradeIn, type PostedState } from '@forecourt/purchase/model';
import { platform } from '../../platform.ts';

/** The car whose valuation this visitor has accepted, as the purchase takes it. */
export async function acceptedTradeIn(site: Site, visitor: PurchaseVisitor): Promise<OwnTradeIn | null> {
  const view = await platform().tradeIns.findAccepted(site, visitor);
  if (!view?.rego || !view.regoState || !view.vehicle || view.result?.kind !== 'estimate') return null;
  const { rego, regoState: state, vehicle, kms, result } = view;
  return { rego, state, make: vehicle.make, model: vehicle.model, year: vehicle.year, kms, offer: result.offer };
}

/** The step of the trade-in again, with what the register knows of its plate; or with what is wrong with the plate. */
export async function withPlateFound(site: Site, sent: Record<string, string>, address: string): Promise<PostedState> {
  const { intent: _, ...entries } = sent;
  const values = { rego: sent['trade_rego'] ?? '', regoState: sent['trade_state'] ?? '' };
  const found = await platform().tradeIns.lookUp(site, values, address);
  if (!found.ok) {
    const { rego, regoState } = found.fieldErrors;
    const fieldErrors = {
      ...(rego !== undefined && { trade_rego: rego }),
      ...(regoState !== undefined && { trade_state: regoState }),
    };
    return { entries, fieldErrors, error: found.error };
  }
  const { make, model, year, kms } = found.vehicle;
  const car = { rego: found.rego, state: found.regoState, make, model, year, kms, offer: null };
  return {
    entries: { ...entries, ...tradeInEntries(car) },
    fieldErrors: {},
    error: null,
    notice: wordsOf(purchaseMessages, site)('purchase.plateFound', { car: ownTradeInName(car) }),
  };
}
