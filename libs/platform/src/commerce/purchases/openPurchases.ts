import { deviceHash, newDeviceToken } from '../../secrets/devices.ts';
import type { PublicSite, Site } from '@forecourt/domain';
import { isFormStep, nextStep, readStep } from '@forecourt/purchase/model';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import { openDraftStore } from './draftStore.ts';
import { findVehicle, settle, vehicleOf, viewOf, type ViewSources } from './draftViews.ts';
import { readByFacts } from './orderFacts.ts';
import { orderProblem, problem, tooBig } from './problems.ts';
import type {
  FindValuation,
  Locate,
  PurchaseProblem,
  PurchaseReservations,
  PurchaseService,
} from '../../ports/purchasePort.ts';
import { submitOrder } from './submitOrder.ts';

export interface PurchaseDeps {
  db: Db;
  inventory: Pick<InventoryStore, 'bySlug' | 'byIds'>;
  publicSite(site: Site): PublicSite;
  reservations: PurchaseReservations;
  now: () => Date;
  log: Logger;
  /** @default no positions: delivery is to be confirmed */
  locate?: Locate;
  /** @default no valuations */
  findValuation?: FindValuation;
}

const findNothing = () => Promise.resolve(null);

/** Orders that visitors fill in over days, on a migrated database. */
export function openPurchases(parts: PurchaseDeps): PurchaseService {
  const { db, inventory, reservations, now, log } = parts;
  const store = openDraftStore(db, now);
  const sources: ViewSources = {
    store,
    inventory,
    reservations,
    now,
    publicSite: (site) => parts.publicSite(site),
    locate: parts.locate ?? findNothing,
    findValuation: parts.findValuation ?? findNothing,
  };

  /** Turns a database failure into a problem. */
  async function guarded<Answer>(site: Site, work: () => Promise<Answer>): Promise<Answer | PurchaseProblem> {
    try {
      return await work();
    } catch (fault) {
      log.error({ part: 'purchases', site: site.slug, ...describeFault(fault) }, 'An order could not be read or kept');
      return orderProblem(site, 'unavailable');
    }
  }

  return {
    newDevice: () => newDeviceToken(),
    find: (site, carSlugOrId, visitor) =>
      guarded(site, async () => {
        const vehicle = await findVehicle(sources, site, carSlugOrId);
        if (!vehicle) return orderProblem(site, 'vehicleIsGone');
        return viewOf(sources, site, vehicle, visitor, await store.byCar(site, vehicle.id, visitor));
      }),

    open: (site, carSlugOrId, owner) =>
      guarded(site, async () => {
        const vehicle = await findVehicle(sources, site, carSlugOrId);
        if (!vehicle) return orderProblem(site, 'vehicleIsGone');
        const known = await store.byCar(site, vehicle.id, owner);
        const result = await viewOf(sources, site, vehicle, owner, known);
        if (known || !result.ok) return result;
        const hash = deviceHash(owner.device);
        if (hash === null) return orderProblem(site, 'noCookies');
        await store.begin(site, vehicle.id, owner, hash);
        return viewOf(sources, site, vehicle, owner, await store.byCar(site, vehicle.id, owner));
      }),

    save: (site, draftId, owner, step, values) =>
      guarded(site, async () => {
        if (!isFormStep(step) || step === 'deposit') return orderProblem(site, 'noStep');
        const oversize = tooBig(site, values);
        if (oversize) return oversize;
        const found = await store.byId(site, draftId, owner);
        if (!found) return orderProblem(site, 'unknownOrder');
        const { row } = await settle(sources, site, owner, found);
        if (row.state === 'ordered') return orderProblem(site, 'ordered');
        const vehicle = await vehicleOf(sources, site, row.carId);
        if ('ok' in vehicle) return vehicle;
        const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
        const proposed = { ...row.steps, [step]: texts as Record<string, string> };
        const { context, order } = await readByFacts(sources, site, vehicle, owner, proposed);
        const reading = readStep(step, values, context);
        if (!reading.ok) {
          const { error, fieldErrors, entries } = reading;
          return problem(422, error, { step, fieldErrors, entries });
        }
        await store.saveStep(row, step, reading.entries);
        return { ok: true, draft_id: row.id, next: nextStep(step, order.steps, [...order.done, step]) };
      }),

    submit: (site, draftId, owner, submission) =>
      guarded(site, async () => {
        const oversize = tooBig(site, submission.values);
        if (oversize) return oversize;
        const found = await store.byId(site, draftId, owner);
        if (!found) return orderProblem(site, 'unknownOrder');
        const { row, reservation } = await settle(sources, site, owner, found);
        const vehicle = await vehicleOf(sources, site, row.carId);
        const isRefused = 'ok' in vehicle;
        // Reserved, possibly by this order's own deposit: the reservation's page shows which.
        const isUnderWay = row.state === 'paying' && isRefused && vehicle.refusal === 'reserved';
        if (reservation && (row.state === 'ordered' || isUnderWay)) {
          const { reservation_id } = reservation;
          return { ok: true, reservation_id, redirect: submission.successPath.replaceAll('{id}', reservation_id) };
        }
        if (isRefused) return vehicle;
        return submitOrder(sources, site, owner, row, vehicle, submission);
      }),

    async startAgain(site, draftId, owner) {
      const gone = await guarded(site, async () => {
        const row = await store.byId(site, draftId, owner);
        if (!row) return 0;
        const settled = await settle(sources, site, owner, row);
        return settled.row.state === 'ordered' ? 0 : store.forget(site, row.carId, owner);
      });
      return typeof gone === 'number' && gone > 0;
    },

    async sweep() {
      try {
        return await store.sweep();
      } catch (fault) {
        log.error({ part: 'purchases', ...describeFault(fault) }, 'Expired orders could not be deleted');
        return 0;
      }
    },
  };
}
