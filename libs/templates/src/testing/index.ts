export { sampleHome, sampleNow, samplePageSite, sampleStock, sampleVehiclePage } from './samples.tsx';
export { sampleFormPage } from './formPageSample.tsx';
export { sampleReply } from './sampleReply.ts';
export { templateContract, type CheckedPages, type TemplateCheck } from './templateContract.tsx';
export { pageMarkup } from './pageMarkup.tsx';
