'use server';

import { cancelMessages, refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { redirect } from 'next/navigation';
import { platform } from '../../../platform.ts';
import { postingSite } from '../../request/postingSite.ts';
import { formArgument, serverAction, textArgument, unreadArgument } from '../../request/serverAction.ts';
import { cancelPath, reservationToCancel } from './cancelAccess.ts';

/** Cancels a reservation or an order, and shows what became of it. Returns a message only where it is not known what was done. */
export const cancelReservation = serverAction(
  [textArgument, unreadArgument<string | null>(), formArgument],
  async (id, _error, _data): Promise<string | null> => {
    const site = await postingSite();
    if (!site) return 'This form belongs to another site.';
    if (!(await reservationToCancel(site, id))) return wordsOf(refusalMessages, site)('refusal.noReservation');
    try {
      await platform().reservations.cancelHold(site, id, new Date());
    } catch {
      // What the database did is not known: the page that is shown again reads it.
      return wordsOf(cancelMessages, site)('cancel.notCancelled');
    }
    redirect(cancelPath(id));
  },
);
