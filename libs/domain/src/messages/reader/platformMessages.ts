import type { MessageTable } from '../messageTable.ts';
import { pageNameMessages } from '../pageWords.ts';
import { accountMenuMessages } from '../tables/accountMenuMessages.ts';
import { accountMessages } from '../tables/accountMessages.ts';
import { articleMessages } from '../tables/articleMessages.ts';
import { brochureButtonMessages } from '../tables/brochureButtonMessages.ts';
import { brochureMessages } from '../tables/brochureMessages.ts';
import { callMessages } from '../tables/callMessages.ts';
import { cancelMessages } from '../tables/cancelMessages.ts';
import { carouselMessages } from '../tables/carouselMessages.ts';
import { chatMessages } from '../tables/chatMessages.ts';
import { costMessages } from '../tables/costMessages.ts';
import { comparedMessages } from '../tables/comparedMessages.ts';
import { reservationMessages } from '../tables/reservationMessages.ts';
import { signInReasonMessages } from '../tables/signInReasonMessages.ts';
import { compareMessages } from '../tables/compareMessages.ts';
import { complaintMessages } from '../tables/complaintMessages.ts';
import { consentLinkMessages } from '../tables/consentLinkMessages.ts';
import { consentMessages } from '../tables/consentMessages.ts';
import { dealerMessages } from '../tables/dealerMessages.ts';
import { enquiryMessages } from '../tables/enquiryMessages.ts';
import { fallbackMessages } from '../tables/fallbackMessages.ts';
import { fieldMessages } from '../tables/fieldMessages.ts';
import { fileMessages } from '../tables/fileMessages.ts';
import { filterMessages } from '../tables/filterMessages.ts';
import { financePageMessages } from '../tables/financePageMessages.ts';
import { formTextMessages } from '../tables/formTextMessages.ts';
import { formErrorMessages } from '../tables/formErrorMessages.ts';
import { formMessages } from '../tables/formMessages.ts';
import { frameMessages } from '../tables/frameMessages.ts';
import { galleryMessages } from '../tables/galleryMessages.ts';
import { garageDetailsMessages } from '../tables/garageDetailsMessages.ts';
import { garageMessages } from '../tables/garageMessages.ts';
import { holidayMessages } from '../tables/holidayMessages.ts';
import { homeMessages } from '../tables/homeMessages.ts';
import { hoursMessages } from '../tables/hoursMessages.ts';
import { modelFactMessages } from '../tables/modelFactMessages.ts';
import { offerTimeMessages } from '../tables/offerTimeMessages.ts';
import { keepMessages } from '../tables/keepMessages.ts';
import { leadMailMessages } from '../tables/leadMailMessages.ts';
import { loanMessages } from '../tables/loanMessages.ts';
import { locationMessages } from '../tables/locationMessages.ts';
import { mailMessages } from '../tables/mailMessages.ts';
import { menuMessages } from '../tables/menuMessages.ts';
import { modelMessages } from '../tables/modelMessages.ts';
import { notFoundMessages } from '../tables/notFoundMessages.ts';
import { offerMessages } from '../tables/offerMessages.ts';
import { offerPageMessages } from '../tables/offerPageMessages.ts';
import { offerPopupMessages } from '../tables/offerPopupMessages.ts';
import { onlinePaymentMessages } from '../tables/onlinePaymentMessages.ts';
import { overlayMessages } from '../tables/overlayMessages.ts';
import { orderMessages } from '../tables/orderMessages.ts';
import { ownershipMessages } from '../tables/ownershipMessages.ts';
import { pageMessages } from '../tables/pageMessages.ts';
import { payWaysMessages } from '../tables/payWaysMessages.ts';
import { paymentMessages } from '../tables/paymentMessages.ts';
import { phoneMessages } from '../tables/phoneMessages.ts';
import { pictureMessages } from '../tables/pictureMessages.ts';
import { placeMessages } from '../tables/placeMessages.ts';
import { previewMessages } from '../tables/previewMessages.ts';
import { priceMessages } from '../tables/priceMessages.ts';
import { proseMessages } from '../tables/proseMessages.ts';
import { purchaseMessages } from '../tables/purchaseMessages.ts';
import { purchaseStepMessages } from '../tables/purchaseStepMessages.ts';
import { rangeFieldMessages } from '../tables/rangeFieldMessages.ts';
import { rangeMessages } from '../tables/rangeMessages.ts';
import { ratingMessages } from '../tables/ratingMessages.ts';
import { readingMessages } from '../tables/readingMessages.ts';
import { leadRefusalMessages } from '../tables/leadRefusalMessages.ts';
import { signInRefusalMessages } from '../tables/signInRefusalMessages.ts';
import { fileRefusalMessages } from '../tables/fileRefusalMessages.ts';
import { orderRefusalMessages } from '../tables/orderRefusalMessages.ts';
import { depositRefusalMessages } from '../tables/depositRefusalMessages.ts';
import { valuationRefusalMessages } from '../tables/valuationRefusalMessages.ts';
import { refusalMessages } from '../tables/refusalMessages.ts';
import { repaymentMessages } from '../tables/repaymentMessages.ts';
import { reserveMessages } from '../tables/reserveMessages.ts';
import { resultMessages } from '../tables/resultMessages.ts';
import { reviewPageMessages } from '../tables/reviewPageMessages.ts';
import { savedMessages } from '../tables/savedMessages.ts';
import { searchBoxMessages } from '../tables/searchBoxMessages.ts';
import { searchFieldMessages } from '../tables/searchFieldMessages.ts';
import { searchMessages } from '../tables/searchMessages.ts';
import { shareMessages } from '../tables/shareMessages.ts';
import { siteTermsMessages } from '../tables/siteTermsMessages.ts';
import { specificationMessages } from '../tables/specificationMessages.ts';
import { spinMessages } from '../tables/spinMessages.ts';
import { stockListMessages } from '../tables/stockListMessages.ts';
import { successMessages } from '../tables/successMessages.ts';
import { suggestMessages } from '../tables/suggestMessages.ts';
import { tagMessages } from '../tables/tagMessages.ts';
import { teamMessages } from '../tables/teamMessages.ts';
import { tileMapMessages } from '../tables/tileMapMessages.ts';
import { titleMessages } from '../tables/titleMessages.ts';
import { tradeInFaqMessages } from '../tables/tradeInFaqMessages.ts';
import { tradeInMessages } from '../tables/tradeInMessages.ts';
import { trailMessages } from '../tables/trailMessages.ts';
import { understoodMessages } from '../tables/understoodMessages.ts';
import { vehicleCardMessages } from '../tables/vehicleCardMessages.ts';
import { vehicleFactMessages } from '../tables/vehicleFactMessages.ts';
import { vehicleMessages } from '../tables/vehicleMessages.ts';
import { vehiclePageMessages } from '../tables/vehiclePageMessages.ts';
import { vehicleToolMessages } from '../tables/vehicleToolMessages.ts';
import { vendorMessages } from '../tables/vendorMessages.ts';
import { workshopMessages } from '../tables/workshopMessages.ts';
import { modelMenuMessages } from '../tables/modelMenuMessages.ts';

/** Every message of the platform. A new table is a line here. */
export const platformMessages: MessageTable = {
  ...accountMenuMessages,
  ...accountMessages,
  ...articleMessages,
  ...brochureButtonMessages,
  ...brochureMessages,
  ...callMessages,
  ...cancelMessages,
  ...carouselMessages,
  ...chatMessages,
  ...comparedMessages,
  ...costMessages,
  ...compareMessages,
  ...reservationMessages,
  ...signInReasonMessages,
  ...complaintMessages,
  ...consentLinkMessages,
  ...consentMessages,
  ...dealerMessages,
  ...enquiryMessages,
  ...fallbackMessages,
  ...fieldMessages,
  ...fileMessages,
  ...filterMessages,
  ...financePageMessages,
  ...formErrorMessages,
  ...formTextMessages,
  ...formMessages,
  ...frameMessages,
  ...galleryMessages,
  ...garageDetailsMessages,
  ...garageMessages,
  ...holidayMessages,
  ...homeMessages,
  ...hoursMessages,
  ...modelFactMessages,
  ...offerTimeMessages,
  ...keepMessages,
  ...leadMailMessages,
  ...loanMessages,
  ...locationMessages,
  ...mailMessages,
  ...menuMessages,
  ...modelMessages,
  ...notFoundMessages,
  ...offerMessages,
  ...offerPageMessages,
  ...offerPopupMessages,
  ...onlinePaymentMessages,
  ...overlayMessages,
  ...orderMessages,
  ...ownershipMessages,
  ...pageMessages,
  ...pageNameMessages(),
  ...payWaysMessages,
  ...paymentMessages,
  ...phoneMessages,
  ...pictureMessages,
  ...placeMessages,
  ...previewMessages,
  ...priceMessages,
  ...proseMessages,
  ...purchaseMessages,
  ...purchaseStepMessages,
  ...rangeFieldMessages,
  ...rangeMessages,
  ...ratingMessages,
  ...readingMessages,
  ...leadRefusalMessages,
  ...signInRefusalMessages,
  ...fileRefusalMessages,
  ...orderRefusalMessages,
  ...depositRefusalMessages,
  ...valuationRefusalMessages,
  ...refusalMessages,
  ...repaymentMessages,
  ...reserveMessages,
  ...resultMessages,
  ...reviewPageMessages,
  ...savedMessages,
  ...searchBoxMessages,
  ...searchFieldMessages,
  ...searchMessages,
  ...shareMessages,
  ...siteTermsMessages,
  ...specificationMessages,
  ...spinMessages,
  ...stockListMessages,
  ...successMessages,
  ...suggestMessages,
  ...tagMessages,
  ...teamMessages,
  ...tileMapMessages,
  ...titleMessages,
  ...tradeInFaqMessages,
  ...tradeInMessages,
  ...trailMessages,
  ...understoodMessages,
  ...vehicleCardMessages,
  ...vehicleFactMessages,
  ...vehicleMessages,
  ...vehiclePageMessages,
  ...vehicleToolMessages,
  ...vendorMessages,
  ...workshopMessages,
  ...modelMenuMessages,
};
