export { browserMessages, messageSubject } from './browserMessages.ts';
export type { MessageTable, MessageValues, Words } from './messageTable.ts';
export { brochureMessages } from './tables/brochureMessages.ts';
export { leadMailMessages } from './tables/leadMailMessages.ts';
export { mailMessages } from './tables/mailMessages.ts';
export { placeMessages } from './tables/placeMessages.ts';
export { trailMessages } from './tables/trailMessages.ts';
export { wordsOf, type Speaker } from './wordsOf.ts';
