import type { MessageTable } from '../messageTable.ts';
import { brochureMessages } from '../tables/brochureMessages.ts';
import { leadMailMessages } from '../tables/leadMailMessages.ts';
import { mailMessages } from '../tables/mailMessages.ts';
import { placeMessages } from '../tables/placeMessages.ts';
import { trailMessages } from '../tables/trailMessages.ts';

/** Every message of the platform. A new table is a line here. */
export const platformMessages: MessageTable = {
  ...brochureMessages,
  ...leadMailMessages,
  ...mailMessages,
  ...placeMessages,
  ...trailMessages,
};
