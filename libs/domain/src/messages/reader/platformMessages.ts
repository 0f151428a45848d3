import type { MessageTable } from '../messageTable.ts';
import { accountMenuMessages } from '../tables/accountMenuMessages.ts';
import { accountMessages } from '../tables/accountMessages.ts';
import { articleMessages } from '../tables/articleMessages.ts';
import { brochureButtonMessages } from '../tables/brochureButtonMessages.ts';
import { brochureMessages } from '../tables/brochureMessages.ts';
import { compareMessages } from '../tables/compareMessages.ts';
import { formErrorMessages } from '../tables/formErrorMessages.ts';
import { formMessages } from '../tables/formMessages.ts';
import { galleryMessages } from '../tables/galleryMessages.ts';
import { holidayMessages } from '../tables/holidayMessages.ts';
import { homeMessages } from '../tables/homeMessages.ts';
import { keepMessages } from '../tables/keepMessages.ts';
import { leadMailMessages } from '../tables/leadMailMessages.ts';
import { loanMessages } from '../tables/loanMessages.ts';
import { locationMessages } from '../tables/locationMessages.ts';
import { mailMessages } from '../tables/mailMessages.ts';
import { modelMessages } from '../tables/modelMessages.ts';
import { offerMessages } from '../tables/offerMessages.ts';
import { offerPageMessages } from '../tables/offerPageMessages.ts';
import { offerPopupMessages } from '../tables/offerPopupMessages.ts';
import { onlinePaymentMessages } from '../tables/onlinePaymentMessages.ts';
import { ownershipMessages } from '../tables/ownershipMessages.ts';
import { pageMessages } from '../tables/pageMessages.ts';
import { paymentMessages } from '../tables/paymentMessages.ts';
import { phoneMessages } from '../tables/phoneMessages.ts';
import { placeMessages } from '../tables/placeMessages.ts';
import { priceMessages } from '../tables/priceMessages.ts';
import { purchaseMessages } from '../tables/purchaseMessages.ts';
import { purchaseStepMessages } from '../tables/purchaseStepMessages.ts';
import { rangeMessages } from '../tables/rangeMessages.ts';
import { repaymentMessages } from '../tables/repaymentMessages.ts';
import { reserveMessages } from '../tables/reserveMessages.ts';
import { reviewPageMessages } from '../tables/reviewPageMessages.ts';
import { savedMessages } from '../tables/savedMessages.ts';
import { searchBoxMessages } from '../tables/searchBoxMessages.ts';
import { searchMessages } from '../tables/searchMessages.ts';
import { shareMessages } from '../tables/shareMessages.ts';
import { specificationMessages } from '../tables/specificationMessages.ts';
import { spinMessages } from '../tables/spinMessages.ts';
import { suggestMessages } from '../tables/suggestMessages.ts';
import { tagMessages } from '../tables/tagMessages.ts';
import { tradeInMessages } from '../tables/tradeInMessages.ts';
import { trailMessages } from '../tables/trailMessages.ts';
import { vehicleCardMessages } from '../tables/vehicleCardMessages.ts';
import { vehicleFactMessages } from '../tables/vehicleFactMessages.ts';
import { vehicleMessages } from '../tables/vehicleMessages.ts';
import { vehiclePageMessages } from '../tables/vehiclePageMessages.ts';
import { vehicleToolMessages } from '../tables/vehicleToolMessages.ts';
import { workshopMessages } from '../tables/workshopMessages.ts';
import { modelMenuMessages } from '../tables/modelMenuMessages.ts';

/** Every message of the platform. A new table is a line here. */
export const platformMessages: MessageTable = {
  ...accountMenuMessages,
  ...accountMessages,
  ...articleMessages,
  ...brochureButtonMessages,
  ...brochureMessages,
  ...compareMessages,
  ...formErrorMessages,
  ...formMessages,
  ...galleryMessages,
  ...holidayMessages,
  ...homeMessages,
  ...keepMessages,
  ...leadMailMessages,
  ...loanMessages,
  ...locationMessages,
  ...mailMessages,
  ...modelMessages,
  ...offerMessages,
  ...offerPageMessages,
  ...offerPopupMessages,
  ...onlinePaymentMessages,
  ...ownershipMessages,
  ...pageMessages,
  ...paymentMessages,
  ...phoneMessages,
  ...placeMessages,
  ...priceMessages,
  ...purchaseMessages,
  ...purchaseStepMessages,
  ...rangeMessages,
  ...repaymentMessages,
  ...reserveMessages,
  ...reviewPageMessages,
  ...savedMessages,
  ...searchBoxMessages,
  ...searchMessages,
  ...shareMessages,
  ...specificationMessages,
  ...spinMessages,
  ...suggestMessages,
  ...tagMessages,
  ...tradeInMessages,
  ...trailMessages,
  ...vehicleCardMessages,
  ...vehicleFactMessages,
  ...vehicleMessages,
  ...vehiclePageMessages,
  ...vehicleToolMessages,
  ...workshopMessages,
  ...modelMenuMessages,
};
