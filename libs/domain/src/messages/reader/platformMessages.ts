import type { MessageTable } from '../messageTable.ts';
import { articleMessages } from '../tables/articleMessages.ts';
import { brochureMessages } from '../tables/brochureMessages.ts';
import { galleryMessages } from '../tables/galleryMessages.ts';
import { homeMessages } from '../tables/homeMessages.ts';
import { leadMailMessages } from '../tables/leadMailMessages.ts';
import { mailMessages } from '../tables/mailMessages.ts';
import { offerPageMessages } from '../tables/offerPageMessages.ts';
import { pageMessages } from '../tables/pageMessages.ts';
import { phoneMessages } from '../tables/phoneMessages.ts';
import { placeMessages } from '../tables/placeMessages.ts';
import { rangeMessages } from '../tables/rangeMessages.ts';
import { reviewPageMessages } from '../tables/reviewPageMessages.ts';
import { specificationMessages } from '../tables/specificationMessages.ts';
import { trailMessages } from '../tables/trailMessages.ts';
import { vehicleCardMessages } from '../tables/vehicleCardMessages.ts';
import { vehicleMessages } from '../tables/vehicleMessages.ts';
import { vehiclePageMessages } from '../tables/vehiclePageMessages.ts';
import { vehicleToolMessages } from '../tables/vehicleToolMessages.ts';
import { workshopMessages } from '../tables/workshopMessages.ts';
import { tagMessages } from '../tables/tagMessages.ts';
import { priceMessages } from '../tables/priceMessages.ts';
import { vehicleFactMessages } from '../tables/vehicleFactMessages.ts';
import { shareMessages } from '../tables/shareMessages.ts';
import { brochureButtonMessages } from '../tables/brochureButtonMessages.ts';

/** Every message of the platform. A new table is a line here. */
export const platformMessages: MessageTable = {
  ...articleMessages,
  ...brochureMessages,
  ...galleryMessages,
  ...homeMessages,
  ...leadMailMessages,
  ...mailMessages,
  ...offerPageMessages,
  ...pageMessages,
  ...phoneMessages,
  ...placeMessages,
  ...rangeMessages,
  ...reviewPageMessages,
  ...specificationMessages,
  ...trailMessages,
  ...vehicleCardMessages,
  ...vehicleMessages,
  ...vehiclePageMessages,
  ...vehicleToolMessages,
  ...workshopMessages,
  ...tagMessages,
  ...priceMessages,
  ...vehicleFactMessages,
  ...shareMessages,
  ...brochureButtonMessages,
};
