import type { MessageTable } from '../messageTable.ts';
import { brochureMessages } from '../tables/brochureMessages.ts';
import { leadMailMessages } from '../tables/leadMailMessages.ts';
import { mailMessages } from '../tables/mailMessages.ts';
import { placeMessages } from '../tables/placeMessages.ts';
import { specificationMessages } from '../tables/specificationMessages.ts';
import { trailMessages } from '../tables/trailMessages.ts';
import { vehicleCardMessages } from '../tables/vehicleCardMessages.ts';
import { vehicleMessages } from '../tables/vehicleMessages.ts';
import { vehiclePageMessages } from '../tables/vehiclePageMessages.ts';
import { galleryMessages } from '../tables/galleryMessages.ts';
import { phoneMessages } from '../tables/phoneMessages.ts';
import { vehicleToolMessages } from '../tables/vehicleToolMessages.ts';

/** Every message of the platform. A new table is a line here. */
export const platformMessages: MessageTable = {
  ...brochureMessages,
  ...leadMailMessages,
  ...mailMessages,
  ...placeMessages,
  ...specificationMessages,
  ...trailMessages,
  ...vehicleCardMessages,
  ...vehicleMessages,
  ...vehiclePageMessages,
  ...galleryMessages,
  ...phoneMessages,
  ...vehicleToolMessages,
};
