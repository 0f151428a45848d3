import type { MessageTable } from '../messageTable.ts';

/** What stands in place of a missing picture. */
export const pictureMessages = {
  'picture.toCome': 'Photo coming soon',
  'picture.toComeOf': '{alt} (photo coming soon)',
} as const satisfies MessageTable;
