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
export { TradeInDone, type TradeInDoneProps } from './components/TradeInDone/TradeInDone.tsx';
export type { TradeInFacts } from './components/TradeInFlow/tradeInFacts.ts';
export { TradeInFlow, type TradeInFlowProps } from './components/TradeInFlow/TradeInFlow.tsx';
export { TradeInForm, type TradeInFormProps } from './components/TradeInForm/TradeInForm.tsx';
export { TradeInPictures, type TradeInPicturesProps } from './components/TradeInPictures/TradeInPictures.tsx';
export { TradeInSaver, type TradeInSaverProps } from './components/TradeInSaver/TradeInSaver.tsx';
export { extraQuestions, type ExtraQuestion, type OmittableQuestion } from './model/enquiryOptions.ts';
export { readLastEnquired, type LastEnquired } from './storage/lastEnquired.ts';
export { rememberPage } from './storage/visit.ts';
export { readVisitorDetails, saveVisitorDetails, type VisitorDetails } from './storage/visitorDetails.ts';
