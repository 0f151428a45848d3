'use server';

import { carPath, reservePath } from '@forecourt/domain';
import { postedEntries } from '@forecourt/domain/answers';
import { platformWords, refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { readReserve, visitorRules, type PostedState } from '@forecourt/purchase/model';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { requireVisitor } from '../request/gate.ts';
import { postingSite } from '../request/postingSite.ts';
import { formArgument, serverAction, textArgument, unreadArgument } from '../request/serverAction.ts';
import { takeVisit } from '../request/takeVisit.ts';
import { visitorOf } from '../request/visitorOf.ts';

/** Submits the reservation form and redirects to the payment page. Errors come back with everything that was entered. */
export const reserveVehicle = serverAction(
  [textArgument, unreadArgument<PostedState>(), formArgument],
  async (slug, _state, data): Promise<PostedState> => {
    const { entries, visit } = takeVisit(postedEntries(data.entries()));
    const site = await postingSite();
    const { inventory, reservations, sites } = platform();
    const vehicle = site && (await inventory.bySlug(site, slug));
    if (!site || !vehicle) {
      const say = site ? wordsOf(refusalMessages, site) : platformWords(refusalMessages);
      return { entries, fieldErrors: {}, error: say('refusal.vehicleIsGone') };
    }
    const here = reservePath({ slug });
    const visitor = await requireVisitor(site, 'checkout', { redirect: here, back: carPath({ slug }) });
    const { requireTerms } = sites.publicSite(site).flags;
    const reading = readReserve(entries, { requireTerms, ...visitorRules(site) });
    if (!reading.ok) return { entries: reading.entries, fieldErrors: reading.fieldErrors, error: reading.error };
    const { idempotency_key: idempotencyKey, terms_agreed, ...person } = reading.values;
    const { address, userAgent } = visitorOf({ headers: await headers() });
    const started = await reservations.start(site, {
      carId: vehicle.id,
      kind: 'reserve',
      visitor: person,
      visitorPhone: visitor?.phone ?? null,
      fields: terms_agreed ? { terms_agreed } : {},
      enquiry: { user_agent: userAgent, lead_attributes: visit },
      idempotencyKey,
      successPath: `${here}/{id}`,
      cancelPath: `${here}/{id}?cancelled=1`,
      address,
      now: new Date(),
    });
    if (!started.ok) return { entries: reading.entries, fieldErrors: started.fieldErrors, error: started.error };
    redirect(started.redirect);
  },
);
