import { purchaseRefusal, type Refusal, type Site, type Vehicle } from '@forecourt/domain';
import { isPaid, quote } from '@forecourt/purchase/model';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { ReservationStatus } from '../../ports/reservationPort.ts';
import type { DraftRow, DraftStore } from './draftStore.ts';
import { readByFacts, type FactSources } from './orderFacts.ts';
import { orderProblem, refused } from './problems.ts';
import type {
  PurchaseFindResult,
  PurchaseProblem,
  PurchaseReservations,
  PurchaseVisitor,
} from '../../ports/purchasePort.ts';

export interface ViewSources extends FactSources {
  store: DraftStore;
  inventory: Pick<InventoryStore, 'bySlug' | 'byIds'>;
  reservations: PurchaseReservations;
}

/** Newest reservations of an order that are checked; older ones have ended. */
const maxWatched = 5;

/** A vehicle by the slug or id of an address; invalid texts are not looked up. */
export async function findVehicle({ inventory }: ViewSources, site: Site, slugOrId: string): Promise<Vehicle | null> {
  if (slugOrId === '' || slugOrId.length > 200 || /\p{Cc}/u.test(slugOrId) || !slugOrId.isWellFormed()) return null;
  const bySlug = await inventory.bySlug(site, slugOrId);
  return bySlug ?? (await inventory.byIds(site, [slugOrId])).find(({ id }) => id === slugOrId) ?? null;
}

/** Updates a draft's state from its reservations, and returns both. */
export async function settle(
  { store, reservations }: ViewSources,
  site: Site,
  visitor: PurchaseVisitor,
  row: DraftRow,
): Promise<{ row: DraftRow; reservation: ReservationStatus | null }> {
  const ids = row.reservations.slice(-maxWatched);
  const known = await Promise.all(ids.map((id) => reservations.status(site, id)));
  const newestFirst = known.filter((one) => one !== null).reverse();
  const paid = newestFirst.find(({ state }) => isPaid(state));
  const paying = newestFirst.find(({ state }) => state === 'paying');
  const reservation = paid ?? paying ?? newestFirst[0] ?? null;
  const state = paid ? 'ordered' : paying ? 'paying' : 'open';
  if (state === row.state) return { row, reservation };
  await store.moveTo(row, state);
  return { row: (await store.byId(site, row.id, visitor)) ?? { ...row, state }, reservation };
}

/** Why the vehicle cannot be bought now, or null. Also asks the reservation service, which takes the deposit. */
function refusalOf({ publicSite, reservations }: ViewSources, site: Site, vehicle: Vehicle): Refusal | null {
  const refusal = purchaseRefusal(vehicle, publicSite(site));
  return refusal ?? (reservations.offers(site, vehicle, 'purchase') ? null : 'no-payment');
}

/** The view of an order, or why the vehicle cannot be bought. A placed order is always shown. */
export async function viewOf(
  sources: ViewSources,
  site: Site,
  vehicle: Vehicle,
  visitor: PurchaseVisitor,
  found: DraftRow | null,
): Promise<PurchaseFindResult> {
  const settled = found && (await settle(sources, site, visitor, found));
  const state = settled?.row.state ?? 'open';
  const refusal = refusalOf(sources, site, vehicle);
  if (refusal && state === 'open') return refused(site, refusal, vehicle);
  const entries = settled?.row.steps ?? {};
  const { context, order } = await readByFacts(sources, site, vehicle, visitor, entries);
  return {
    ok: true,
    view: {
      draft_id: settled?.row.id ?? null,
      state,
      vehicle,
      context,
      entries,
      order,
      quote: quote(order.values, context),
      saved_at: settled?.row.savedAt ?? null,
      reservation: settled?.reservation ?? null,
    },
  };
}

/** The vehicle of a draft, or why it cannot be bought any more. */
export async function vehicleOf(sources: ViewSources, site: Site, carId: string): Promise<Vehicle | PurchaseProblem> {
  const [vehicle] = await sources.inventory.byIds(site, [carId]);
  if (!vehicle) return orderProblem(site, 'vehicleIsGone');
  const refusal = refusalOf(sources, site, vehicle);
  return refusal ? refused(site, refusal, vehicle) : vehicle;
}
