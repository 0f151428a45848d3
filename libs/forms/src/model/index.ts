export { normaliseCategory } from './categories.ts';
export { formsMessages } from './askedMessages.ts';
export { defineForm, type FormDefinition } from './defineForm.ts';
export { emailUsPath, emailUsSetup } from './emailUs.ts';
export { defaultMessage, requestPhotosMessage } from './enquiryMessages.ts';
export type { EnquirySite } from './enquirySite.ts';
export { fieldMessage } from './fieldSchema.ts';
export { readFinanceLink } from './financeLink.ts';
export { formDefaults, type FormDefaults } from './formDefaults.ts';
export { fileNoun, maxFiles, pictureMegabytes, type FileKind } from './fileKinds.ts';
export { namesOf, type FormField } from './formField.ts';
export { formSettings, type FormSettings, type SiteFormOverrides } from './formSettings.ts';
export type { FormState, FormState as EnquiryFormState, SentFileName } from './formState.ts';
export { careersForm, contactForm } from './forms/dealerForms.ts';
export { aboutYou } from './forms/questions.ts';
export { findForm, standardForms, type FormRegistry, type StandardFormId } from './forms/standardForms.ts';
export { readLeadAttributes } from './leadAttributes.ts';
export { answerWords, consentWords, fieldLabel } from './leadWords.ts';
export { readForm, readFormValues } from './readForm.ts';
export type { FormValues } from './formValues.ts';
export { startedMs } from './startedAt.ts';
export { successPath, type SubmissionAnswer } from './submission.ts';
export {
  fileField,
  fileFieldNames,
  fileOwner,
  isPostedPlainly,
  refusedFileMessage,
  refusedFileName,
  withFileAddresses,
  withoutFileName,
  type SentFileAddress,
} from './sentFiles.ts';
export { tradeInFaq } from './tradeInFaq.ts';
export {
  answerName,
  isTradeInStep,
  tradeInForm,
  type TradeInContext as TradeInContext,
  type TradeInStep,
} from './tradeInForms.ts';
export { reachableTradeInStep, readIntent, readTradeInStep, type TradeInIntent } from './tradeInReading.ts';
export { plainRego, readRego } from './tradeInRego.ts';
export {
  adjustmentWords,
  appraisalReason,
  offerDays,
  ownVehicleName,
  tradeInOffer,
  usualQuestions,
  valuationEligible,
  type OwnVehicle,
  type TradeInResult,
  type ValuationQuestion,
} from './tradeInRules.ts';
export { usualAmounts } from './forms/questions.ts';
