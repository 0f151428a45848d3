import type { MessageTable } from '../messageTable.ts';

/** What stands in place of a missing picture. */
export const pictureMessages = {
  'picture.toCome': 'Picture to come',
  'picture.toComeOf': '{alt} (picture to come)',
} as const satisfies MessageTable;
