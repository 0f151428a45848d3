import type { MessageTable } from '../messageTable.ts';

/** Hours on days that differ. */
export const holidayMessages = {
  'holiday.holidayHours': 'Holiday hours',
} as const satisfies MessageTable;
