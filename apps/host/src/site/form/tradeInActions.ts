'use server';

import type { GatedPage, Site } from '@forecourt/domain';
import { platformWords, refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { readFormValues, readIntent, isTradeInStep, type FormState } from '@forecourt/forms/model';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { requireVisitor } from '../request/gate.ts';
import { postingSite } from '../request/postingSite.ts';
import { readTradeInBase, tradeInPages, tradeInStepPath } from './tradeInBase.ts';
import { deviceCookie, deviceCookieOptions } from '../purchase/purchaseVisitor.ts';
import { formArgument, serverAction, textArgument, unreadArgument } from '../request/serverAction.ts';
import { takeVisit } from '../request/takeVisit.ts';
import { visitorOf } from '../request/visitorOf.ts';

interface Owner {
  device: string;
  phone: string | null;
}

/**
 * The visitor, with a device cookie set from now on; signed-out visitors are redirected to sign in where the site
 * requires that.
 */
async function ownerOf(site: Site, base: string, gate: GatedPage): Promise<Owner> {
  const visitor = await requireVisitor(site, gate, { redirect: base });
  const phone = visitor?.phone ?? null;
  const jar = await cookies();
  const known = jar.get(deviceCookie)?.value;
  if (known) return { device: known, phone };
  const device = platform().purchases.newDevice();
  jar.set(deviceCookie, device, { ...deviceCookieOptions, secure: site.origin?.startsWith('https:') });
  return { device, phone };
}

/**
 * Stores one step of a trade-in and redirects to the next; the last one creates the lead. Errors come back with what
 * was entered.
 */
export const saveTradeInStep = serverAction(
  [textArgument, textArgument, unreadArgument<FormState>(), formArgument],
  async (postedBase, step, _state, data): Promise<FormState> => {
    const sent = readFormValues([...data.entries()].filter(([name]) => !name.startsWith('$')));
    const { entries: values, visit } = takeVisit(sent);
    const site = await postingSite();
    const at = readTradeInBase(postedBase);
    const say = site ? wordsOf(refusalMessages, site) : platformWords(refusalMessages);
    if (!site || !at || !isTradeInStep(step)) return { values, fieldErrors: {}, error: say('refusal.formIsGone') };
    const { tradeIns, sites } = platform();
    const { flags, origin } = sites.publicSite(site);
    if (!flags.tradeIn) return { values, fieldErrors: {}, error: say('refusal.noValuations') };
    const owner = await ownerOf(site, at.base, tradeInPages[at.path].gate);
    const { address, userAgent } = visitorOf({ headers: await headers() });
    const intent = readIntent(values.intent);
    if (step !== 'offer') {
      const saved = await tradeIns.save(site, owner, { step, values, intent, carId: at.carId, address });
      if (saved.ok) redirect(tradeInStepPath(at.base, saved.next));
      if (saved.step && saved.step !== step) redirect(tradeInStepPath(at.base, saved.step));
      return { values, fieldErrors: saved.fieldErrors, error: saved.error };
    }
    const ended = await tradeIns.end(site, owner, {
      intent: intent === 'accept' ? 'accept' : 'ask',
      values,
      visit,
      context: { url: origin + at.base, userAgent, address, now: new Date() },
    });
    if (ended.ok) redirect(at.base);
    if (ended.step && ended.step !== step) redirect(tradeInStepPath(at.base, ended.step));
    return { values, fieldErrors: ended.fieldErrors, error: ended.error };
  },
);

/** Starts over with another car. */
export const startTradeInAgain = serverAction([textArgument, unreadArgument<FormData>()], async (postedBase, _data) => {
  const site = await postingSite();
  const at = readTradeInBase(postedBase);
  if (!site || !at) return;
  await platform().tradeIns.startAgain(site, await ownerOf(site, at.base, tradeInPages[at.path].gate));
  redirect(at.base);
});
