'use client';

import { isMarkedSignedIn } from '../model/signInLink.ts';
import { favouritesStore } from './stores.ts';

/**
 * Whether vehicles look otherwise for this visitor than the server drew them for everybody: favourites are kept on the
 * device, or the browser is marked as signed in. In the browser only.
 */
export const isKnownVisitor = (siteSlug: string): boolean =>
  favouritesStore(siteSlug).current().length > 0 || isMarkedSignedIn(document.cookie);
