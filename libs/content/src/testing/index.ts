export { sampleContentSite, sampleModels, sampleNow, sampleOffer, samplePeople, sampleReviews } from './samples.ts';
