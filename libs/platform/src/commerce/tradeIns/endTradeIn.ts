import type { PublicSite, Site, Vehicle } from '@forecourt/domain';
import { formErrorMessages, wordsOf } from '@forecourt/domain/messages';
import { readTradeInStep } from '@forecourt/forms/model';
import { randomUUID } from 'node:crypto';
import type { SaveLead } from '../../leads/saveLead.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import type { Suspicion } from '../../leads/suspicion.ts';
import type { PurchaseOwner } from '../../ports/purchasePort.ts';
import type { UploadService } from '../../ports/uploadPort.ts';
import { tradeInLead } from './tradeInLead.ts';
import type { TradeInEndResult, TradeInEnding, TradeInView } from '../../ports/tradeInPort.ts';
import type { TradeInRow, TradeInStore } from './tradeInStore.ts';
import { problem, tradeInProblem } from './tradeInViews.ts';

export interface EndDeps {
  store: TradeInStore;
  uploads: Pick<UploadService, 'handOver'>;
  saveLead: SaveLead;
  suspicion: Suspicion;
  publicSite(site: Site): PublicSite;
  findVehicle(site: Site, carId: string | null): Promise<Vehicle | null>;
}

/** The trade-in was decided or changed meanwhile. */
class ChangedMeanwhileError extends Error {}

/** Turns a trade-in with a result into a lead. */
export async function endTradeIn(
  parts: EndDeps,
  site: Site,
  owner: PurchaseOwner,
  { row, view, ending }: { row: TradeInRow; view: TradeInView; ending: TradeInEnding },
): Promise<TradeInEndResult> {
  const { store, uploads, saveLead, suspicion } = parts;
  const { intent, values: given, visit, context } = ending;
  const { seen_offer: seen, ...values } = given;
  const { result } = view;
  if (!result) return tradeInProblem(site, 'runOut');
  const publicSite = parts.publicSite(site);
  const reading = readTradeInStep('offer', values, publicSite, view.context);
  if (!reading.ok) return problem(422, reading.error, { fieldErrors: reading.fieldErrors, step: 'offer' });
  const offer = result.kind === 'estimate' ? String(result.offer) : '';
  if (intent === 'accept' && (offer === '' || seen !== offer)) return tradeInProblem(site, 'changed');

  const state = intent === 'accept' ? 'accepted' : 'asked';
  const vehicle = await parts.findVehicle(site, view.car_id);
  const leadId = randomUUID();
  const quarantined = await suspicion({
    site,
    origin: publicSite.origin,
    values: reading.values,
    vehicle,
    key: `trade-in:${row.id}`,
    // The steps are plain form posts, with or without JavaScript.
    address: context.address,
    byScript: false,
    arrived: context.now,
  });
  const pictures = (await uploads.handOver(site, row.id)).map(({ path }) => path);
  const lead = tradeInLead({
    leadId,
    site,
    publicSite,
    view,
    state,
    vehicle,
    pictures,
    visit,
    context,
    quarantined,
    values: reading.values,
  });
  if (!lead) {
    const message = wordsOf(formErrorMessages, site)('formError.phone');
    return problem(422, message, { fieldErrors: { phone: message }, step: 'offer' });
  }
  try {
    const key = `trade-in:${row.id}`;
    const alongside = async (tx: LeadTransaction) => {
      if (!(await store.decide(tx, row, owner, state, leadId))) throw new ChangedMeanwhileError();
    };
    const isNew = await saveLead({ site, lead, key, alongside, provenPhone: owner.phone });
    if (isNew) return { ok: true, lead_id: leadId, state };
  } catch (fault) {
    if (!(fault instanceof ChangedMeanwhileError)) throw fault;
  }
  const after = await store.newest(site, owner);
  const isDecided = after?.id === row.id && after.state !== 'open' && after.leadId !== null;
  return isDecided
    ? { ok: true, lead_id: after.leadId ?? '', state: after.state as typeof state }
    : tradeInProblem(site, 'changed');
}
