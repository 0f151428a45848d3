'use client';

import { searchLayouts, type SearchLayout } from '@forecourt/domain';
import { deviceStore, useStore } from '@forecourt/ui';

/** Layout that the visitor chose; null if they never chose. */
export const chosenLayout = deviceStore<SearchLayout | null>({
  key: 'forecourt.search.layout',
  read: (stored) => searchLayouts.find((layout) => layout === stored) ?? null,
});

/**
 * Layout of lists: the visitor's choice on this device, or else the site's default. The server knows only the site's.
 */
export function useLayout(siteLayout: SearchLayout): [SearchLayout, (layout: SearchLayout) => void] {
  return [useStore(chosenLayout, null) ?? siteLayout, chosenLayout.set];
}
