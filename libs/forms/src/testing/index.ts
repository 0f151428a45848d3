export {
  sampleAcceptingEndpoint,
  sampleAppointments,
  sampleEnquiryDefaults,
  sampleEnquiryOptions,
  sampleFieldErrorEndpoint,
  sampleGroupDefaults,
  sampleGroupOptions,
  sampleGroupSite,
  sampleRefusingEndpoint,
  sampleSlotsEndpoint,
} from './samples.ts';
export { sampleEstimate, sampleFoundCar, sampleNoCar, sampleValuedCar } from './tradeInSamples.ts';
