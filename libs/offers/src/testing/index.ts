export { sampleNow, sampleOffer } from './samples.ts';
