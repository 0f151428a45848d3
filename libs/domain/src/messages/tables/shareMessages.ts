import type { MessageTable } from '../messageTable.ts';

/** Sharing a vehicle. */
export const shareMessages = {
  'share.copied': 'Copied',
  'share.copyLink': 'Copy link',
  'share.share': 'Share',
  'share.shareName': 'Share {name}',
} as const satisfies MessageTable;
