import type { Site, Vehicle } from '@forecourt/domain';
import { plainRego, readRego } from '@forecourt/forms/model';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import { deviceHash } from '../../secrets/devices.ts';
import type { PurchaseOwner, PurchaseVisitor } from '../../ports/purchasePort.ts';
import type { UploadService } from '../../ports/uploadPort.ts';
import type { VisitorLimit } from '../../limits/visitorLimit.ts';
import { endTradeIn, type EndDeps } from './endTradeIn.ts';
import type { TradeInProblem, TradeInService } from '../../ports/tradeInPort.ts';
import { lookUpPlate, takeStep } from './tradeInSteps.ts';
import { openTradeInStore, type TradeInRow } from './tradeInStore.ts';
import { tradeInProblem, viewOf } from './tradeInViews.ts';
import type { ValuationPort } from '../../ports/valuationPort.ts';

export interface TradeInDeps extends Pick<EndDeps, 'saveLead' | 'suspicion' | 'publicSite'> {
  db: Db;
  inventory: Pick<InventoryStore, 'byIds'>;
  valuation: ValuationPort;
  uploads: UploadService;
  /** Limits look-ups, which cost money and must not be used to copy the register. */
  limit: VisitorLimit;
  /** Hash of an address, for limits. */
  hash: (scope: string, address: string) => string;
  now: () => Date;
  log: Logger;
}

const isValid = ({ result }: TradeInRow, now: Date): boolean =>
  result?.kind === 'estimate' && new Date(result.until) > now;

/** Valuations of visitors' own cars, on a migrated database. */
export function openTradeIns(parts: TradeInDeps): TradeInService {
  const { db, inventory, valuation, uploads, limit, hash, now, log } = parts;
  const store = openTradeInStore(db, now);

  async function findVehicle(site: Site, carId: string | null): Promise<Vehicle | null> {
    if (carId === null || carId === '' || carId.length > 64 || /\p{Cc}/u.test(carId)) return null;
    return (await inventory.byIds(site, [carId])).find(({ id }) => id === carId) ?? null;
  }

  const end: EndDeps = { ...parts, store, findVehicle };

  /** Does without what the database does not answer. */
  async function withDefault<Answer>(site: Site, otherwise: Answer, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (fault) {
      log.error({ part: 'trade-in', site: site.slug, ...describeFault(fault) }, 'A trade-in could not be read or kept');
      return otherwise;
    }
  }

  /** Turns a database failure into a problem. */
  const guarded = <Answer>(site: Site, work: () => Promise<Answer>): Promise<Answer | TradeInProblem> =>
    withDefault<Answer | TradeInProblem>(site, tradeInProblem(site, 'unavailable'), work);

  const viewFor = async (site: Site, row: TradeInRow | null) => {
    const sent = row?.state === 'open' ? await uploads.list(site, row.id) : [];
    const pictures = sent.map(({ id, width, height }) => ({ id, width, height, path: uploads.ownPath(site, id) }));
    return viewOf(row, pictures, now());
  };

  /** The visitor's open trade-in, created where there is none. */
  async function openRow(site: Site, owner: PurchaseOwner, carId: string | null): Promise<TradeInRow | null> {
    const known = await store.newest(site, owner);
    if (known?.state === 'open') return known;
    const hashed = deviceHash(owner.device);
    if (hashed === null) return null;
    await store.begin(site, owner, hashed, (await findVehicle(site, carId))?.id ?? null);
    return store.newest(site, owner);
  }

  async function clear(site: Site, visitor: PurchaseVisitor): Promise<number> {
    const gone = await store.deleteOpen(site, visitor);
    for (const { id } of gone) await uploads.removeAll(site, id);
    return gone.length;
  }

  return {
    find: (site, visitor) =>
      guarded(site, async () => ({ ok: true, view: await viewFor(site, await store.newest(site, visitor)) })),

    save: (site, owner, { step, values, intent, carId, address }) =>
      guarded(site, async () => {
        const row = step === 'rego' ? await openRow(site, owner, carId) : await store.newest(site, owner);
        if (!row) return tradeInProblem(site, step === 'rego' ? 'noCookies' : 'notBegun');
        if (row.state !== 'open') return tradeInProblem(site, 'decided');
        const isAllowed = () => limit(hash(site.slug, address));
        const view = viewOf(row, [], now());
        const outcome = await takeStep(
          { step, values, intent },
          { valuation, isAllowed, view, site: parts.publicSite(site), now: now() },
        );
        if ('ok' in outcome) return outcome;
        const target = carId === null ? null : await findVehicle(site, carId);
        const isSaved = await store.change(row, owner, { ...outcome.changes, ...(target && { carId: target.id }) });
        return isSaved ? { ok: true, next: outcome.next } : tradeInProblem(site, 'decided');
      }),

    end: (site, owner, ending) =>
      guarded(site, async () => {
        const row = await store.newest(site, owner);
        if (!row) return tradeInProblem(site, 'notBegun');
        if (row.state !== 'open' && row.leadId !== null) return { ok: true, lead_id: row.leadId, state: row.state };
        const answer = await endTradeIn(end, site, owner, { row, view: viewOf(row, [], now()), ending });
        if (answer.ok) log.info({ lead_id: answer.lead_id, site: site.slug, state: answer.state }, 'Trade-in decided');
        return answer;
      }),

    addPictures: (site, owner, files, address) =>
      guarded(site, async () => {
        const row = await store.newest(site, owner);
        if (!row?.rego) return tradeInProblem(site, 'notBegun');
        if (row.state !== 'open') return tradeInProblem(site, 'decided');
        const { added, refused } = await uploads.add(site, row.id, files, address);
        return { ok: true, added: added.length, refused };
      }),

    removePicture: (site, owner, id) =>
      withDefault(site, false, async () => {
        const row = await store.newest(site, owner);
        return row?.state === 'open' && (await uploads.remove(site, row.id, id));
      }),

    startAgain: (site, owner) =>
      withDefault(site, false, async () => {
        await clear(site, owner);
        return (await openRow(site, owner, null))?.state === 'open';
      }),

    keepResult: (site, owner) =>
      withDefault(site, false, async () => {
        const row = await store.newest(site, owner);
        if (!row?.result) return false;
        await store.markStored(row);
        return true;
      }),

    byPhone: async (site, phone) => (await store.byPhone(site, phone)).map((row) => viewOf(row, [], now())),

    lookUp: (site, values, address) =>
      guarded(site, () => {
        const isAllowed = () => limit(hash(site.slug, address));
        return lookUpPlate(values, {
          valuation,
          isAllowed,
          view: viewOf(null, [], now()),
          site: parts.publicSite(site),
        });
      }),

    findAccepted: (site, visitor) =>
      withDefault(site, null, async () => {
        const row = await store.accepted(site, visitor, null);
        return row && isValid(row, now()) ? viewOf(row, [], now()) : null;
      }),

    async findValuation(site, visitor, given) {
      const rego = plainRego(given);
      if (!readRego(rego, 'WA').ok) return null;
      const row = await store.accepted(site, visitor, rego);
      return row?.result?.kind === 'estimate' && isValid(row, now()) ? { rego, offer: row.result.offer } : null;
    },

    forget: (site, phone) => clear(site, { device: null, phone }),

    async sweep() {
      try {
        return await store.sweep();
      } catch (fault) {
        log.error({ part: 'trade-in', ...describeFault(fault) }, 'Expired trade-ins could not be deleted');
        return 0;
      }
    },
  };
}
