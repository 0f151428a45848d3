'use server';

import { revalidatePath } from 'next/cache';
import { formArgument, serverAction } from '../../../site/request/serverAction.ts';
import { platform } from '../../../platform.ts';

/** Sends a held lead on to the dealer. Exists in demo mode only. */
export const releaseLead = serverAction([formArgument], async (data) => {
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) return;
  const id = data.get('lead');
  if (typeof id === 'string') await platform().leads.release(id);
  revalidatePath('/demo/outbox');
});
