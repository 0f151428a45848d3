import type { MessageTable } from '../messageTable.ts';

/** Places that another company fills. */
export const vendorMessages = {
  'vendor.learns': 'By {provider}, who will see what you enter here.',
  'vendor.cannotBeReached': '{provider} isn’t available right now.',
  'vendor.actionBy': '{action} (by {provider})',
} as const satisfies MessageTable;
