export { sampleStart, withFormTime } from './formTime.ts';
export { sampleAnswers } from './sampleAnswers.ts';
export {
  sampleAcceptingEndpoint,
  sampleAppointments,
  sampleEnquiryDefaults,
  sampleEnquiryOptions,
  sampleFieldErrorEndpoint,
  sampleFiles,
  sampleFilesEndpoint,
  sampleGroupDefaults,
  sampleGroupOptions,
  sampleGroupSite,
  sampleRefusingEndpoint,
  sampleSlotsEndpoint,
} from './samples.ts';
export { sampleEstimate, sampleFoundCar, sampleNoCar, sampleValuedCar } from './tradeInSamples.ts';
