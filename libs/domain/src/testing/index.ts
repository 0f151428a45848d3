export { sampleCaravan, sampleSite, sampleSoldVehicle, sampleVehicle, sampleVehicles } from './samples.ts';
