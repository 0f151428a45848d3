export { messageArguments, messageFault, type ArgumentUse } from './messageArguments.ts';
export type { MessageTable, MessageValues, Words } from './messageTable.ts';
export { messageSubject, platformMessages } from './platformMessages.ts';
export { brochureMessages } from './tables/brochureMessages.ts';
export { leadMailMessages } from './tables/leadMailMessages.ts';
export { mailMessages } from './tables/mailMessages.ts';
export { placeMessages } from './tables/placeMessages.ts';
export { trailMessages } from './tables/trailMessages.ts';
export { wordsOf } from './wordsOf.ts';
