export { ContactForm, type ContactFormProps } from './components/ContactForm/ContactForm.tsx';
export { EnquireButton, type EnquireButtonProps } from './components/EnquireButton/EnquireButton.tsx';
export { EnquiryDialog, type EnquiryDialogProps } from './components/EnquiryDialog/EnquiryDialog.tsx';
export { EnquiryForm, type EnquiryFormProps } from './components/EnquiryForm/EnquiryForm.tsx';
export {
  Form,
  type EnquiredVehicle,
  type FormAction,
  type FormAction as EnquiryAction,
  type FormProps,
} from './components/Form/Form.tsx';
export { FormButton, type FormButtonProps } from './components/FormButton/FormButton.tsx';
export { FormDialog, type FormDialogProps } from './components/FormDialog/FormDialog.tsx';
export { extraQuestions, type ExtraQuestion, type OmittableQuestion } from './model/enquiryOptions.ts';
export { readLastEnquired, type LastEnquired } from './storage/lastEnquired.ts';
export { rememberPage } from './storage/visit.ts';
export { readVisitorDetails, saveVisitorDetails, type VisitorDetails } from './storage/visitorDetails.ts';
