export { sampleStart, withFormTime } from './formTime.ts';
export { sampleAnswers } from './sampleAnswers.ts';
export {
  sampleAcceptingEndpoint,
  sampleAppointments,
  sampleEnquiryDefaults,
  sampleEnquirySettings,
  sampleFieldErrorEndpoint,
  sampleFiles,
  sampleFilesEndpoint,
  sampleGroupDefaults,
  sampleGroupSettings,
  sampleGroupSite,
  sampleRefusingEndpoint,
  sampleSlotsEndpoint,
} from './samples.ts';
export { sampleEstimate, sampleFoundCar, sampleNoCar, sampleValuedCar } from './tradeInSamples.ts';
