'use server';

import { formArgument, serverAction, unreadArgument } from '../request/serverAction.ts';
import { siteAt } from '../request/siteAt.ts';
import { safePath, type Site } from '@forecourt/domain';
import { firstSignInState, readSignInIntent, type SignInState } from '@forecourt/shopper/model';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { currentVisitor, dropSession } from '../request/session.ts';
import { changeSignInNumber, requestSignInCode, verifySignInCode } from './signInSteps.ts';
import { visitorOf } from '../request/visitorOf.ts';

/** The site that a form was posted to, and the visitor. */
async function postedSite(): Promise<{ site: Site | null; address: string }> {
  const sent = await headers();
  const site = siteAt(sent);
  return { site, address: visitorOf({ headers: sent }).address };
}

/** Handles each step of the sign-in form, with and without JavaScript. Redirects once the visitor is signed in. */
export const signIn = serverAction(
  [unreadArgument<SignInState>(), formArgument],
  async (_state, data): Promise<SignInState> => {
    const { site, address } = await postedSite();
    if (!site) {
      return { ...firstSignInState, error: { about: 'form', message: 'This form belongs to another site.' } };
    }
    switch (readSignInIntent(data.get('intent'))) {
      case 'change':
        return changeSignInNumber(data);
      case 'verify':
        return verifySignInCode(site, data);
      case 'send':
        return requestSignInCode(site, data, address);
    }
  },
);

/** Signs this browser out. */
export const signOut = serverAction([formArgument], async (data) => {
  const { site } = await postedSite();
  if (!site) return;
  const visitor = await currentVisitor(site);
  if (visitor) await platform().signIn.revoke(site, visitor.id);
  await dropSession();
  redirect(safePath(data.get('redirect')));
});

/** Ends all sessions of the visitor's phone number on this site. */
export const signOutEverywhere = serverAction([formArgument], async (data) => {
  const { site } = await postedSite();
  if (!site) return;
  const visitor = await currentVisitor(site);
  if (visitor) await platform().signIn.revokeAll(site, visitor.phone);
  await dropSession();
  redirect(safePath(data.get('redirect')));
});
