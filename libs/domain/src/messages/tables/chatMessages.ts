import type { MessageTable } from '../messageTable.ts';

/** The corner of the dealer’s chat. */
export const chatMessages = {
  'chat.chat': 'Chat',
  'chat.chatWithUs': 'Chat with us',
  'chat.close': 'Close chat',
  'chat.cannotBeReached': 'Chat isn’t available right now. {link}.',
  'chat.writeInstead': 'Send us a message instead',
  'chat.start': 'Start chat',
  'chat.isBy': 'Chat is run by {provider}, who will see what you write.',
} as const satisfies MessageTable;
