import type { MessageTable } from '../messageTable.ts';

/** Panels over the page: dialogs, drawers and sheets. */
export const overlayMessages = {
  'overlay.close': 'Close',
} as const satisfies MessageTable;
