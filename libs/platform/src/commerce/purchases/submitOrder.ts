import { formatMoney, parsePhone, type Site, type Vehicle } from '@forecourt/domain';
import { orderRefusalMessages, wordsOf, type Words } from '@forecourt/domain/messages';
import {
  agreementOf,
  orderFields,
  quote,
  readStep,
  type OrderValues,
  type PurchaseContext,
} from '@forecourt/purchase/model';
import type { DraftRow } from './draftStore.ts';
import type { ViewSources } from './draftViews.ts';
import { readByFacts } from './orderFacts.ts';
import { orderProblem, problem } from './problems.ts';
import type {
  PurchaseOwner,
  PurchaseProblem,
  PurchaseSubmission,
  PurchaseSubmitResult,
} from '../../ports/purchasePort.ts';

type OrderRefusalWords = Words<typeof orderRefusalMessages>;

/** The first step that is incomplete or no longer valid, as a problem; null when all are valid. */
function openStep(
  order: Awaited<ReturnType<typeof readByFacts>>['order'],
  entries: DraftRow['steps'],
  say: OrderRefusalWords,
): PurchaseProblem | null {
  const step = order.steps.find((one) => one !== 'deposit' && !order.done.includes(one));
  if (!step) return null;
  const stale = order.stale.find((one) => one.step === step);
  return problem(422, stale?.error ?? say('orderRefusal.lookAgain'), {
    step,
    fieldErrors: stale?.fieldErrors ?? {},
    entries: entries[step] ?? null,
  });
}

/** A problem when the amounts have changed since the visitor agreed to them; else null. */
function changedAmounts(
  agreed: string,
  values: OrderValues,
  context: PurchaseContext,
  say: OrderRefusalWords,
): PurchaseProblem | null {
  const sums = quote(values, context);
  if (agreed === agreementOf(sums)) return null;
  const words = say('orderRefusal.amountsChanged', {
    total: formatMoney(sums.total),
    deposit: formatMoney(sums.deposit),
  });
  return problem(409, words, { step: 'deposit' });
}

const visitorNames = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

/** Checks the whole order again and starts the reservation for its deposit. */
export async function submitOrder(
  sources: ViewSources,
  site: Site,
  owner: PurchaseOwner,
  row: DraftRow,
  vehicle: Vehicle,
  { values: given, successPath, cancelPath, userAgent = '', visit, address }: PurchaseSubmission,
): Promise<PurchaseSubmitResult> {
  const { context, order } = await readByFacts(sources, site, vehicle, owner, row.steps);
  const say = wordsOf(orderRefusalMessages, site);
  const missing = openStep(order, row.steps, say);
  if (missing) return missing;
  const deposit = readStep('deposit', given, context);
  if (!deposit.ok) {
    const { error, fieldErrors, entries } = deposit;
    return problem(422, error, { step: 'deposit', fieldErrors, entries });
  }
  const values: OrderValues = { ...order.values, deposit: deposit.values };
  const changed = changedAmounts(deposit.values.agreed, values, context, say);
  if (changed) return changed;

  await sources.store.saveStep(row, 'deposit', deposit.entries);
  const saved = await sources.store.byId(site, row.id, owner);
  const details = values.details;
  if (!saved || !details) return orderProblem(site, 'unknownOrder');
  const visitor = Object.fromEntries(visitorNames.map((name) => [name, details[name]]));
  const started = await sources.reservations.start(site, {
    carId: vehicle.id,
    kind: 'purchase',
    draftId: saved.id,
    visitor: {
      ...(visitor as Record<(typeof visitorNames)[number], string>),
      phone: parsePhone(details.phone, site.country) ?? details.phone,
    },
    visitorPhone: owner.phone,
    fields: orderFields(values, context),
    enquiry: {
      message: details.message,
      opt_in: details.opt_in,
      user_agent: userAgent,
      ...(visit && { lead_attributes: visit }),
    },
    idempotencyKey: `${saved.id}-${saved.version}`,
    successPath,
    cancelPath,
    address,
    now: sources.now(),
  });
  if (!started.ok) {
    const isAboutVisitor = Object.keys(started.fieldErrors).some((name) => name in visitor);
    return problem(started.status, started.error, {
      step: isAboutVisitor ? 'details' : 'deposit',
      fieldErrors: started.fieldErrors,
      entries: isAboutVisitor ? (saved.steps.details ?? null) : deposit.entries,
    });
  }
  await sources.store.startPaying(saved, started.reservation_id);
  return { ok: true, reservation_id: started.reservation_id, redirect: started.redirect };
}
