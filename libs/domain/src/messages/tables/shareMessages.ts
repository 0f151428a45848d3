import type { MessageTable } from '../messageTable.ts';

/** Sharing a vehicle. */
export const shareMessages = {
  'share.copied': 'Copied',
  'share.copyLink': 'Copy link',
  'share.share': 'Share',
  'share.shareName': 'Share {name}',
  'share.copyThisLink': 'Copy this link',
  'share.copiedName': 'Copied {name} to your clipboard!',
} as const satisfies MessageTable;
