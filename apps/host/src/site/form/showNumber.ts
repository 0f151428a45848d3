'use server';

import { headers } from 'next/headers';
import { platform } from '../../platform.ts';
import { postingSite } from '../request/postingSite.ts';
import { serverAction, textsArgument } from '../request/serverAction.ts';
import { visitorOf } from '../request/visitorOf.ts';

/** State of the page of a number: nothing yet, the number, or an error. */
export type NumberState = null | { ok: true; phone: string; display: string } | { ok: false; error: string };

/**
 * Shows the number that a URL identifies to visitors without JavaScript; counted and limited like every other request
 * for a number.
 */
export const showNumber = serverAction([textsArgument], async (request): Promise<NumberState> => {
  const site = await postingSite();
  if (!site) return { ok: false, error: 'This form belongs to another site.' };
  const visitor = visitorOf({ headers: await headers() });
  const answer = await platform().phones.reveal(site, request, { ...visitor, now: new Date() });
  return answer.ok ? { ok: true, phone: answer.phone, display: answer.display } : { ok: false, error: answer.error };
});
