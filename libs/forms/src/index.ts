export { ContactForm, type ContactFormProps } from './components/ContactForm/ContactForm.tsx';
export { EnquireButton, type EnquireButtonProps } from './components/EnquireButton/EnquireButton.tsx';
export { EnquiryDialog, type EnquiryDialogProps } from './components/EnquiryDialog/EnquiryDialog.tsx';
export {
  EnquiryForm,
  type EnquiredVehicle,
  type EnquiryAction,
  type EnquiryFormProps,
} from './components/EnquiryForm/EnquiryForm.tsx';
export { extraQuestions, type ExtraQuestion, type OmittableQuestion } from './components/EnquiryForm/enquiryFields.ts';
export { readLastEnquired, type LastEnquired } from './storage/lastEnquired.ts';
export { rememberPage } from './storage/visit.ts';
export { readVisitorDetails, saveVisitorDetails, type VisitorDetails } from './storage/visitorDetails.ts';
