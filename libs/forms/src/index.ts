export { Form, type EnquiredVehicle, type FormAction, type FormProps } from './components/Form/Form.tsx';
export { FormButton, type FormButtonProps } from './components/FormButton/FormButton.tsx';
export { LateForm } from './components/LateForm/LateForm.tsx';
export { TradeInDone, type TradeInDoneProps } from './components/TradeInDone/TradeInDone.tsx';
export { TradeInFlow, type TradeInFlowProps } from './components/TradeInFlow/TradeInFlow.tsx';
export { TradeInPictures, type TradeInPicturesProps } from './components/TradeInPictures/TradeInPictures.tsx';
export { TradeInSaver, type TradeInSaverProps } from './components/TradeInSaver/TradeInSaver.tsx';
export { rememberPage, visitFields } from './storage/visit.ts';
export { visitorDetailsStore } from './storage/visitorDetails.ts';
