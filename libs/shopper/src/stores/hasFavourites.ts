'use client';

import { favouritesStore } from './stores.ts';

/** Whether the device keeps favourites of a site, which its server does not know. */
export const hasFavourites = (siteSlug: string): boolean => favouritesStore(siteSlug).current().length > 0;
