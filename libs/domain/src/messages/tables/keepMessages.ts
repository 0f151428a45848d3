import type { MessageTable } from '../messageTable.ts';

/** Buttons that keep a vehicle, on cards and pages. */
export const keepMessages = {
  'keep.compare': 'Compare {name}',
  'keep.favourite': 'Favourite {name}',
  'keep.save': 'Save {name}',
  'keep.undo': 'Undo',
} as const satisfies MessageTable;
