import type { MessageTable } from '../messageTable.ts';

/** Names in the trail above a page's heading, where several pages lead back to the same one. */
export const trailMessages = {
  'trail.home': 'Home',
} as const satisfies MessageTable;
