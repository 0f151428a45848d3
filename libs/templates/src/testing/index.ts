export { sampleHome, sampleNow, samplePageSite, sampleStock, sampleVehiclePage } from './samples.tsx';
