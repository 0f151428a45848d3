import 'server-only';

import { safePath, type GatedPage, type Site } from '@forecourt/domain';
import type { Visitor } from '@forecourt/platform';
import { signInPath, type SignInType } from '@forecourt/shopper/model';
import { redirect } from 'next/navigation';
import { currentVisitor } from './session.ts';

export interface GateAddress {
  /** Heading of the sign-in page. @default the page's own, first name */
  type?: SignInType;
  /** Path of the page that is asked for. */
  redirect: string;
  /** Path of the page that the visitor comes from. @default '/' */
  back?: string;
}

/** Whether a site asks visitors to sign in before a page of any of these names. The garage holds what is theirs, so it always does. */
export function isGated(site: Pick<Site, 'gates'>, pages: GatedPage | readonly GatedPage[]): boolean {
  return [pages].flat().some((page) => page === 'garage' || site.gates.includes(page));
}

/**
 * The lock of a gated page: its visitor, or null where the site does not gate it and nobody is signed in. Sends
 * signed-out visitors to sign in first. Every gated page, handler and action calls it for itself, before it reads what is
 * the visitor's. A page about a vehicle looks first whether there is one: nobody signs in for a page that is missing.
 */
export async function requireVisitor(
  site: Site,
  page: GatedPage | readonly [GatedPage, ...GatedPage[]],
  address: GateAddress,
): Promise<Visitor | null> {
  const visitor = await currentVisitor(site);
  if (visitor || !isGated(site, page)) return visitor;
  redirect(
    signInPath({
      type: address.type ?? (typeof page === 'string' ? page : page[0]),
      redirect: safePath(address.redirect),
      back: safePath(address.back ?? '/'),
    }),
  );
}
