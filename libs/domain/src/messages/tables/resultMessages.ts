import type { MessageTable } from '../messageTable.ts';

/** Outcome of what a visitor did. */
export const resultMessages = {
  'result.whatNext': 'What’s next',
} as const satisfies MessageTable;
