export { looksAustralian } from './australianPhone.ts';
export {
  defaultCategory,
  enquiryCategories,
  normaliseCategory,
  submittedEvent,
  type EnquiryCategory,
  type NormalisedCategory,
} from './categories.ts';
export {
  defaultMessage,
  enquiryDefaults,
  requestPhotosMessage,
  type EnquiryDefaults,
  type EnquiryPurpose,
} from './enquiryDefaults.ts';
export { enquiryOptions, type EnquiryOptions, type EnquirySite, type EnquiryVehicle } from './enquiryOptions.ts';
export {
  enquiryMessages,
  enquirySchema,
  messageLimit,
  type EnquiryInput,
  type EnquirySchema,
  type EnquiryValues,
} from './enquirySchema.ts';
export { isTicked } from './fields.ts';
export { emptyFormState, type EnquiryFormState } from './formState.ts';
export { readLeadAttributes } from './leadAttributes.ts';
export { readEnquiry, readFormValues, type EnquiryReading, type FormErrors } from './readEnquiry.ts';
export {
  errorList,
  errorListHeading,
  formErrorMessage,
  leadErrorMessage,
  submitErrorMessage,
  successPath,
  successTarget,
  unexpectedErrorMessage,
  type SubmissionAnswer,
} from './submission.ts';
export { linkedQueryParams, readVisitedPages, visitedPagesLimit, withVisitedPage } from './visitedPages.ts';
