export { hostileAddresses } from './hostileAddresses.ts';
export { hostileProse, hostileWords } from './hostileWords.ts';
export { sampleFigures } from './sampleFigures.ts';
export { sampleSite, sampleSiteFile, wholeSite } from './sampleSite.ts';
export { sampleCaravan, sampleSoldVehicle, sampleVehicle, sampleVehicles } from './samples.ts';
