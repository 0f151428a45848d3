export {
  sampleAcceptingEndpoint,
  sampleEnquiryDefaults,
  sampleEnquiryOptions,
  sampleFieldErrorEndpoint,
  sampleGroupDefaults,
  sampleGroupOptions,
  sampleGroupSite,
  sampleRefusingEndpoint,
} from './samples.ts';
