export { hostileAddresses } from './hostileAddresses.ts';
export { sampleSite } from './sampleSite.ts';
export { sampleCaravan, sampleSoldVehicle, sampleVehicle, sampleVehicles } from './samples.ts';
