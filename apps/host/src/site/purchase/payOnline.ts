'use server';

import { pageHref, type Site } from '@forecourt/domain';
import { postedEntries } from '@forecourt/domain/answers';
import type { OnlinePaymentOwner } from '@forecourt/platform';
import type { PostedState } from '@forecourt/purchase/model';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { requireVisitor } from '../request/gate.ts';
import { postingSite } from '../request/postingSite.ts';
import { deviceCookie, deviceCookieOptions, purchaseVisitor } from './purchaseVisitor.ts';
import { formArgument, serverAction, unreadArgument } from '../request/serverAction.ts';
import { takeVisit } from '../request/takeVisit.ts';
import { visitorOf } from '../request/visitorOf.ts';

const here = pageHref('online-payment');

/** The visitor, with a device cookie set from now on, so that the entered values can be restored. */
async function ownerOf(site: Site): Promise<OnlinePaymentOwner> {
  const { device, phone } = await purchaseVisitor(site);
  if (device) return { device, phone };
  const token = platform().purchases.newDevice();
  (await cookies()).set(deviceCookie, token, { ...deviceCookieOptions, secure: site.origin?.startsWith('https:') });
  return { device: token, phone };
}

/** Submits the payment form and redirects to the payment page. Errors come back with everything that was entered. */
export const payOnline = serverAction(
  [unreadArgument<PostedState>(), formArgument],
  async (_state, data): Promise<PostedState> => {
    const { entries, visit } = takeVisit(postedEntries(data.entries()));
    const site = await postingSite();
    if (!site)
      return { entries, fieldErrors: {}, error: 'This form belongs to another site. You haven’t been charged.' };
    await requireVisitor(site, 'online-payment', { redirect: here, back: '/' });
    const started = await platform().onlinePayments.start(site, {
      values: entries,
      visit,
      owner: await ownerOf(site),
      now: new Date(),
      ...visitorOf({ headers: await headers() }),
      successPath: `${here}/{id}`,
      cancelPath: `${here}/{id}?cancelled=1`,
    });
    if (started.ok) redirect(started.redirect);
    return { entries, fieldErrors: started.fieldErrors, error: started.error };
  },
);
