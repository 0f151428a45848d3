import type { MessageTable } from '../messageTable.ts';

/** Tags of vehicles: reserved, sold, certified, on its way. */
export const tagMessages = {
  'tag.sold': 'Sold',
  'tag.reserved': 'Reserved',
  'tag.until': 'until {time}',
  'tag.comingSoon': 'COMING SOON',
  'tag.toyotaCertified': 'Toyota Certified',
} as const satisfies MessageTable;
