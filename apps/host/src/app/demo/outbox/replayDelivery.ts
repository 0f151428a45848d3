'use server';

import { revalidatePath } from 'next/cache';
import { formArgument, serverAction } from '../../../site/request/serverAction.ts';
import { platform } from '../../../platform.ts';

/** Puts a parked delivery back in the queue. Exists in demo mode only. */
export const replayDelivery = serverAction([formArgument], async (data) => {
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) return;
  const id = data.get('delivery');
  if (typeof id === 'string') await platform().leads.replay(id);
  revalidatePath('/demo/outbox');
});
