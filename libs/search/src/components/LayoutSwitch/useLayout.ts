'use client';

import { searchLayouts, type SearchLayout } from '@forecourt/domain';
import { deviceStore, useStore } from '@forecourt/ui';

/** How the visitor wants lists to stand; null where they never chose. */
export const chosenLayout = deviceStore<SearchLayout | null>({
  key: 'forecourt.search.layout',
  read: (stored) => searchLayouts.find((layout) => layout === stored) ?? null,
});

/** How lists stand: as the visitor chose on this device, or as the site wants it. The server knows only the site. */
export function useLayout(siteLayout: SearchLayout): [SearchLayout, (layout: SearchLayout) => void] {
  return [useStore(chosenLayout, null) ?? siteLayout, chosenLayout.set];
}
