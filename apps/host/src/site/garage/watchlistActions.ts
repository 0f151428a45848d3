'use server';

import { safePath, type Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import type { Visitor } from '@forecourt/platform';
import { signInPath } from '@forecourt/shopper/model';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { postingSite } from '../request/postingSite.ts';
import { formArgument, serverAction, textArgument, unreadArgument } from '../request/serverAction.ts';
import { currentVisitor, dropSession } from '../request/session.ts';

/** Site and visitor of a form. Sends signed-out visitors to sign in. */
async function posted(page: string): Promise<{ site: Site; visitor: Visitor } | null> {
  const site = await postingSite();
  if (!site) return null;
  const visitor = await currentVisitor(site);
  if (!visitor) redirect(signInPath({ type: 'garage', redirect: safePath(page), back: '/' }));
  return { site, visitor };
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** Removes a vehicle from the watchlist and shows the page again. */
export const removeSavedVehicle = serverAction([textArgument, formArgument], async (page, data) => {
  const from = await posted(page);
  if (!from) return;
  await platform().watchlist.remove(from.site, from.visitor.phone, textOf(data, 'car_id'));
  redirect(safePath(page));
});

/** Saves the vehicle that an address asked to save. Returns a message if that failed. */
export const saveRequestedVehicle = serverAction(
  [textArgument, unreadArgument<string | null>(), formArgument],
  async (page, _error, data): Promise<string | null> => {
    const from = await posted(page);
    if (!from) return 'This form belongs to another site.';
    const change = await platform().watchlist.save(from.site, from.visitor.phone, textOf(data, 'car_id'));
    if (!change.ok) return change.error;
    redirect(safePath(page));
  },
);

/** Removes a saved search and shows the page again. */
export const removeSavedSearch = serverAction([textArgument, formArgument], async (page, data) => {
  const from = await posted(page);
  if (!from) return;
  await platform().watchlist.removeSearch(from.site, from.visitor.phone, textOf(data, 'search_id'));
  redirect(safePath(page));
});

/** Deletes everything of the visitor that may go, and signs them out. Returns a message if that failed. */
export const deleteMyData = serverAction(
  [textArgument, unreadArgument<string | null>(), unreadArgument<FormData>()],
  async (page, _error, _data): Promise<string | null> => {
    const from = await posted(page);
    if (!from) return 'This form belongs to another site.';
    try {
      await platform().watchlist.deleteMyData(from.site, from.visitor.phone);
    } catch {
      return wordsOf(refusalMessages, from.site)('refusal.notDeleted');
    }
    await dropSession();
    redirect(`${safePath(page)}?done=1`);
  },
);
