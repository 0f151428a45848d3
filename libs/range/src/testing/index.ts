export {
  sampleAccessories,
  sampleDiscontinuedModel,
  sampleManufacturer,
  sampleModel,
  sampleModels,
  sampleUpcomingModel,
  sampleVan,
} from './sampleRange.ts';
export { sampleServiceProgramme } from './sampleServiceProgramme.ts';
