export { searchHref, type HrefFilters, type HrefRange } from './searchHref.ts';
export { countOf, dayWords, monogram, monthWords, startSentence } from './sentences.ts';
export { mainPhone, resolveNavigation, stockItems } from './navigation.ts';
export { footerGroups, licenceLines, type FooterGroup } from './footerGroups.ts';
export { offerModelHref, runningOffers, shortened } from './offers.ts';
export { joinedSummary, reviewLimits, shownReviews } from './reviews.ts';
export { budgets, type Budget } from './budgets.ts';
export { consentDays, consentText, readConsent, type ConsentChoice } from './consent.ts';
