import 'server-only';

import { safePath, type GatedPage, type Site } from '@forecourt/domain';
import type { Visitor } from '@forecourt/platform';
import { signInPath, type SignInType } from '@forecourt/shopper/model';
import { redirect } from 'next/navigation';
import { currentVisitor } from './session.ts';

export interface GateAddress {
  /** Heading of the sign-in page. @default the page's own, first name */
  type?: SignInType;
  /** Path of the requested page. */
  redirect: string;
  /** Path of the previous page. @default '/' */
  back?: string;
}

/**
 * Whether a site requires a sign-in for a page of any of these names. The garage holds private data, so it is always
 * gated.
 */
export function isGated(site: Pick<Site, 'gates'>, pages: GatedPage | readonly GatedPage[]): boolean {
  return [pages].flat().some((page) => page === 'garage' || site.gates.includes(page));
}

/**
 * The gate of a page: returns its visitor, or null where the site does not gate it and nobody is signed in. Redirects
 * signed-out visitors to sign in. Every gated page, handler and action calls it itself, before it reads private data. A
 * page about a vehicle checks first whether the vehicle exists: nobody should sign in for a missing page.
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
