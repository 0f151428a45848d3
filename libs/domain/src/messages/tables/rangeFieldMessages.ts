import type { MessageTable } from '../messageTable.ts';

/** A slider with two ends. */
export const rangeFieldMessages = {
  'rangeField.fromTo': '{from} to {to}',
  'rangeField.from': '{label}, from',
  'rangeField.to': '{label}, to',
} as const satisfies MessageTable;
