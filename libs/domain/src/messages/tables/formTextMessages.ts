import type { MessageTable } from '../messageTable.ts';

/** What forms write into their answers before the visitor does. */
export const formTextMessages = {
  'formText.interested': 'I am interested in the {name}. Please contact me.',
  'formText.interestedStock': 'I am interested in the {name} (stock number {stock}). Please contact me.',
} as const satisfies MessageTable;
