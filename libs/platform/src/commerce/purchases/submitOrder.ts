import { formatMoney, parsePhone, type Site, type Vehicle } from '@forecourt/domain';
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
import { problem, unknownDraft } from './problems.ts';
import type {
  PurchaseOwner,
  PurchaseProblem,
  PurchaseSubmission,
  PurchaseSubmitResult,
} from '../../ports/purchasePort.ts';

const atAnEarlierStep = 'An answer of your order has to be looked at again before the deposit.';

/** The first step that is incomplete or no longer valid, as a problem; null when all are valid. */
function openStep({
  order,
  entries,
}: {
  order: Awaited<ReturnType<typeof readByFacts>>['order'];
  entries: DraftRow['steps'];
}): PurchaseProblem | null {
  const step = order.steps.find((one) => one !== 'deposit' && !order.done.includes(one));
  if (!step) return null;
  const stale = order.stale.find((one) => one.step === step);
  return problem(422, stale?.error ?? atAnEarlierStep, {
    step,
    fieldErrors: stale?.fieldErrors ?? {},
    entries: entries[step] ?? null,
  });
}

/** A problem when the amounts have changed since the visitor agreed to them; else null. */
function changedAmounts(agreed: string, values: OrderValues, context: PurchaseContext): PurchaseProblem | null {
  const sums = quote(values, context);
  if (agreed === agreementOf(sums)) return null;
  const words = `The amounts have changed: the total is now ${formatMoney(sums.total)} and the deposit ${formatMoney(sums.deposit)}. Look at them again, and pay if you agree.`;
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
  const missing = openStep({ order, entries: row.steps });
  if (missing) return missing;
  const deposit = readStep('deposit', given, context);
  if (!deposit.ok) {
    const { error, fieldErrors, entries } = deposit;
    return problem(422, error, { step: 'deposit', fieldErrors, entries });
  }
  const values: OrderValues = { ...order.values, deposit: deposit.values };
  const changed = changedAmounts(deposit.values.agreed, values, context);
  if (changed) return changed;

  await sources.store.saveStep(row, 'deposit', deposit.entries);
  const saved = await sources.store.byId(site, row.id, owner);
  const details = values.details;
  if (!saved || !details) return unknownDraft;
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
