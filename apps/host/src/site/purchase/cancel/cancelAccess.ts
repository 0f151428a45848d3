import 'server-only';

import { pageHref, type Site } from '@forecourt/domain';
import type { ReservationStatus } from '@forecourt/platform';
import { cookies } from 'next/headers';
import { platform } from '../../../platform.ts';
import { requireVisitor } from '../../request/gate.ts';
import { isOwnedBy } from '../../request/ownedBy.ts';
import { currentVisitor } from '../../request/session.ts';

/**
 * Cookie that stands for a mail's signed link once it was opened, so that the link is in no address that a page of the
 * site, a vendor's script or the next site could read.
 */
export const cancelCookie = 'fc-cancel';

/** Long enough to think it over; afterwards the mail's link opens the page again. */
export const cancelCookieOptions = { httpOnly: true, sameSite: 'lax', maxAge: 3_600 } as const;

/** Page on which a reservation or an order is cancelled. */
export const cancelPath = (reservation: string): string => pageHref('cancel-reservation', { reservation });

/**
 * The reservation, if this browser may cancel it: with the mail's signed link, or as the visitor who may see its own
 * page. Redirects to sign in where the site asks for that and there is no link. Null for everybody else, also for
 * another visitor who is signed in and has the link.
 */
export async function reservationToCancel(site: Site, id: string): Promise<ReservationStatus | null> {
  const { reservations } = platform();
  const known = await reservations.status(site, id);
  if (!known) return null;
  const visitor = await currentVisitor(site);
  if (visitor && !isOwnedBy(visitor, known)) return null;
  const token = (await cookies()).get(cancelCookie)?.value;
  if (token && reservations.cancelLinkOf(site, token, new Date()) === id) return known;
  return isOwnedBy(await requireVisitor(site, 'checkout', { redirect: cancelPath(id), back: '/' }), known)
    ? known
    : null;
}
