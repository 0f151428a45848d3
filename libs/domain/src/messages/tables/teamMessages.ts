import type { MessageTable } from '../messageTable.ts';

/** People who work for the dealer. */
export const teamMessages = {
  'team.portraitOf': 'Portrait of {name}',
  'team.alsoSpeaks': 'Also speaks {languages}',
  'team.askFor': 'Ask for {name}',
} as const satisfies MessageTable;
