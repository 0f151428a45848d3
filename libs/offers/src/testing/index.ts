export { sampleFinanceOffer, sampleNow, sampleOffer, sampleOffers } from './samples.ts';
