'use server';

import { pageHref } from '@forecourt/domain';
import { postedEntries } from '@forecourt/domain/answers';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { signInPath, type SpinState } from '@forecourt/shopper/model';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { postingSite } from '../request/postingSite.ts';
import { prizeTicket } from './prizeTicket.ts';
import { formArgument, serverAction, unreadArgument } from '../request/serverAction.ts';
import { currentVisitor } from '../request/session.ts';
import { takeVisit } from '../request/takeVisit.ts';
import { visitorOf } from '../request/visitorOf.ts';

const refused = (error: string): SpinState => ({ won: null, error });

/**
 * Draws a visitor's prize. The player is identified by the session alone, gated or not: a prize is for a verified phone
 * number.
 */
export const spinWheel = serverAction(
  [unreadArgument<SpinState>(), formArgument],
  async (_state, data): Promise<SpinState> => {
    const site = await postingSite();
    if (!site) return refused('This form belongs to another site.');
    const visitor = await currentVisitor(site).catch(() => undefined);
    if (visitor === undefined) {
      return refused(wordsOf(refusalMessages, site)('refusal.whoYouAre'));
    }
    const here = pageHref('spin-to-win');
    if (!visitor) redirect(signInPath({ type: 'spin-to-win', redirect: here, back: '/' }));
    const { entries, visit } = takeVisit(postedEntries(data.entries()));
    const { userAgent } = visitorOf({ headers: await headers() });
    const result = await platform().prizes.draw(site, {
      phone: visitor.phone,
      name: entries['name'] ?? '',
      visit,
      userAgent,
      now: new Date(),
    });
    return result.ok ? { won: prizeTicket(result.won), error: null } : refused(result.error);
  },
);
