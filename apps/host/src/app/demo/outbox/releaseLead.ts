'use server';

import { revalidatePath } from 'next/cache';
import { platform } from '../../../platform.ts';

/** Sends a held lead on to the dealer. Exists in demo mode only. */
export async function releaseLead(data: FormData): Promise<void> {
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) return;
  const id = data.get('lead');
  if (typeof id === 'string') await platform().leads.release(id);
  revalidatePath('/demo/outbox');
}
