export { sampleContentSite, sampleModels, sampleNow, sampleOffer, sampleReviews } from './samples.ts';
