'use server';

import { purchasePath, safePath, type Site } from '@forecourt/domain';
import { postedEntries } from '@forecourt/domain/answers';
import { platformWords, refusalMessages, wordsOf } from '@forecourt/domain/messages';
import type { PurchaseOwner, PurchaseProblem } from '@forecourt/platform';
import { findPlateIntent, readOrder, reachableStep, stepPath, type PostedState } from '@forecourt/purchase/model';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { postingSite } from '../request/postingSite.ts';
import { withPlateFound } from './ownTradeIn.ts';
import { deviceCookie, deviceCookieOptions, purchaseVisitor } from './purchaseVisitor.ts';
import {
  formArgument,
  serverAction,
  textArgument,
  textOrNullArgument,
  unreadArgument,
} from '../request/serverAction.ts';
import { takeVisit } from '../request/takeVisit.ts';
import { visitorOf } from '../request/visitorOf.ts';

function gone(site: Site | null, entries: Record<string, string>): PostedState {
  const say = site ? wordsOf(refusalMessages, site) : platformWords(refusalMessages);
  return { entries, fieldErrors: {}, error: say('refusal.vehicleIsGone') };
}

/** The visitor, with a device cookie set from now on. */
async function ownerOf(site: Site): Promise<PurchaseOwner> {
  const { device, phone } = await purchaseVisitor(site);
  if (device) return { device, phone };
  const token = platform().purchases.newDevice();
  (await cookies()).set(deviceCookie, token, { ...deviceCookieOptions, secure: site.origin?.startsWith('https:') });
  return { device: token, phone };
}

function withProblem({ error, fieldErrors, entries }: PurchaseProblem, sent: Record<string, string>): PostedState {
  return { entries: entries ?? sent, fieldErrors, error };
}

/** Validates and stores one step of an order and redirects to the next; the last one redirects to the payment page. */
export const savePurchaseStep = serverAction(
  [textArgument, textArgument, textOrNullArgument, unreadArgument<PostedState>(), formArgument],
  async (slug, base, wanted, _state, data): Promise<PostedState> => {
    const { entries: sent, visit } = takeVisit(postedEntries(data.entries()));
    const site = await postingSite();
    if (!site || !isPurchaseBase(base, slug)) return gone(site, sent);
    const owner = await ownerOf(site);
    const { purchases } = platform();
    const look = await purchases.open(site, slug, owner);
    if (!look.ok) return withProblem(look, sent);
    const { draft_id, entries, context } = look.view;
    if (draft_id === null) return gone(site, sent);
    const { steps: orderSteps, done } = readOrder(entries, context);
    const step = reachableStep(wanted, orderSteps, done);
    if (step === 'trade-in' && context.takesTradeIns && sent['intent'] === findPlateIntent) {
      return withPlateFound(site, sent, visitorOf({ headers: await headers() }).address);
    }
    if (step !== 'deposit') {
      const saved = await purchases.save(site, draft_id, owner, step, sent);
      if (!saved.ok) return withProblem(saved, sent);
      redirect(stepPath(base, saved.next));
    }
    const submitted = await purchases.submit(site, draft_id, owner, {
      values: sent,
      successPath: stepPath(base, 'done'),
      cancelPath: `${stepPath(base, 'deposit')}&cancelled=1`,
      visit,
      ...visitorOf({ headers: await headers() }),
    });
    if (submitted.ok) redirect(submitted.redirect);
    if (submitted.step && submitted.step !== 'deposit') redirect(stepPath(base, submitted.step));
    return withProblem(submitted, sent);
  },
);

/** Whether an address is one of the two of a purchase: the browser's value is not trusted. */
function isPurchaseBase(base: string, slug: string): boolean {
  return [true, false].some((buyOnlinePage) => base === purchasePath({ slug }, { buyOnlinePage }));
}

/** Discards a stored order and redirects to the first step. */
export const restartPurchase = serverAction(
  [textArgument, textArgument, unreadArgument<FormData>()],
  async (draftId, base, _data) => {
    const site = await postingSite();
    if (!site) return;
    await platform().purchases.startAgain(site, draftId, await ownerOf(site));
    redirect(safePath(base));
  },
);
