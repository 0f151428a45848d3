import type { MessageTable } from '../messageTable.ts';

/** The way back to the question for consent. */
export const consentLinkMessages = {
  'consent.choices': 'Privacy choices',
} as const satisfies MessageTable;
