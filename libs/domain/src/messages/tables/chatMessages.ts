import type { MessageTable } from '../messageTable.ts';

/** The corner of the dealer’s chat. */
export const chatMessages = {
  'chat.chat': 'Chat',
  'chat.chatWithUs': 'Chat with us',
  'chat.close': 'Close chat',
  'chat.cannotBeReached': 'The chat cannot be reached just now. {link}.',
  'chat.writeInstead': 'Write to us instead',
  'chat.start': 'Start chat',
  'chat.isBy': 'The chat is by {provider}, which then learns what you write.',
} as const satisfies MessageTable;
