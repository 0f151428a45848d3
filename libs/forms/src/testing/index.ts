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
