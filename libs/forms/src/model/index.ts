export { amountLimit, dollarsInWords, readAmount, type AmountReading } from './amount.ts';
export { looksAustralian } from './australianPhone.ts';
export {
  countedEvent,
  defaultCategory,
  enquiryCategories,
  normaliseCategory,
  submittedEvent,
  submittedEventParams,
  type EnquiryCategory,
  type NormalisedCategory,
} from './categories.ts';
export { defineForm, type FormDefinition, type FormStep } from './defineForm.ts';
export { emailUsPath, emailUsSetup, type EmailUsSetup } from './emailUs.ts';
export { enquiryDefaults, type EnquiryDefaults, type EnquiryPurpose } from './enquiryDefaults.ts';
export { defaultMessage, requestPhotosMessage } from './enquiryMessages.ts';
export {
  enquiryOptions,
  enquirySettings,
  extraQuestions,
  type EnquiryOptions,
  type EnquirySite,
  type EnquiryVehicle,
  type ExtraQuestion,
  type OmittableQuestion,
} from './enquiryOptions.ts';
export { enquirySchema } from './enquirySchema.ts';
export { isTicked } from './fields.ts';
export { fieldMessage, messageLimit, timeNotOfferedMessage, timeTakenMessage } from './fieldSchema.ts';
export { readFinanceLink, type FinanceLink } from './financeLink.ts';
export { formDefaults, type FormDefaults } from './formDefaults.ts';
export { mostFiles, type FileKind } from './fileKinds.ts';
export { namesOf, type AskedField, type Choice, type ChoiceList, type Condition, type FormField } from './formField.ts';
export { formSchema } from './formSchema.ts';
export { formSettings, type FieldSetting, type FormSettings, type SiteFormOverrides } from './formSettings.ts';
export { emptyFormState, type FormState, type FormState as EnquiryFormState, type SentFileName } from './formState.ts';
export { complaintForm, surveyForm } from './forms/customerForms.ts';
export { careersForm, contactForm, emailUsForm, fleetForm } from './forms/dealerForms.ts';
export { enquiryForm, enquiryStepsForm } from './forms/enquiry.ts';
export { financeApplicationForm, personalisedFinanceForm } from './forms/financeForms.ts';
export { bookTestDriveForm, newVehicleForm } from './forms/newVehicleForms.ts';
export { aboutYou, comments, consents, contactMethod, placeQuestions } from './forms/questions.ts';
export { findForm, standardForms, type FormRegistry, type StandardFormId } from './forms/standardForms.ts';
export { financeForm, offerForm, requestPhotosForm, similarCarForm, testDriveForm } from './forms/vehicleForms.ts';
export { partsForm, partsSearchForm, serviceForm } from './forms/workshopForms.ts';
export { readLeadAttributes } from './leadAttributes.ts';
export { answerWords, consentWords, fieldLabel } from './leadWords.ts';
export { readEnquiry } from './readEnquiry.ts';
export { readForm, readFormValues, type FormErrors, type FormReading, type FormValues } from './readForm.ts';
export { startedMs } from './startedAt.ts';
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
export {
  fileField,
  fileFieldNames,
  fileOwner,
  isPostedPlainly,
  readFileIds,
  refusedFileMessage,
  refusedFileName,
  withFileAddresses,
  withoutFileName,
  type SentFileAddress,
} from './sentFiles.ts';
export { linkedQueryParams, readVisitedPages, visitedPagesLimit, withVisitedPage } from './visitedPages.ts';
export { tradeInFaq, type TradeInQuestion } from './tradeInFaq.ts';
export {
  answerName,
  isTradeInStep,
  tradeInForm,
  tradeInSteps,
  type TradeInAsked,
  type TradeInStep,
} from './tradeInForms.ts';
export {
  reachableTradeInStep,
  readIntent,
  readTradeInStep,
  tradeInIntents,
  type TradeInIntent,
} from './tradeInReading.ts';
export { plainRego, readRego, type RegoReading } from './tradeInRego.ts';
export {
  adjustmentWords,
  appraisalReason,
  offerDays,
  ownVehicleName,
  tradeInOffer,
  usualQuestions,
  valuationEligible,
  type AppraisalReason,
  type OwnVehicle,
  type TradeInResult,
  type ValuationQuestion,
} from './tradeInRules.ts';
export { usualAmounts } from './forms/questions.ts';
