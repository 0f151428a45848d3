export { sampleHome, sampleNow, samplePageSite, sampleStock, sampleVehiclePage } from './samples.tsx';
export { sampleFormPage } from './formPageSample.tsx';
export { sampleReply } from './sampleReply.ts';
