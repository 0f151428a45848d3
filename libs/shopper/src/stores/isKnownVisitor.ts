'use client';

import { isMarkedSignedIn } from '../model/signInLink.ts';
import { favouritesStore } from './stores.ts';

/**
 * Whether vehicles look different for this visitor than in the stored page: favourites are stored on the device, or the
 * browser is marked as signed in. In the browser only.
 */
export const isKnownVisitor = (siteSlug: string): boolean =>
  favouritesStore(siteSlug).current().length > 0 || isMarkedSignedIn(document.cookie);
