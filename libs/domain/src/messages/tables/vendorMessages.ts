import type { MessageTable } from '../messageTable.ts';

/** Places that another company fills. */
export const vendorMessages = {
  'vendor.learns': 'By {provider}, which learns what you enter here.',
  'vendor.cannotBeReached': '{provider} cannot be reached just now.',
  'vendor.actionBy': '{action} (by {provider})',
} as const satisfies MessageTable;
