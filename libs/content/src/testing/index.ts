export { sampleContentSite, sampleModels, sampleNow, samplePeople, sampleReviews } from './samples.ts';
export { sampleArticle, sampleArticles } from './sampleArticles.ts';
