import type { MessageTable } from '../messageTable.ts';

/** The window that shows an offer. */
export const offerPopupMessages = {
  'offerPopup.closeThisOffer': 'Close this offer',
} as const satisfies MessageTable;
