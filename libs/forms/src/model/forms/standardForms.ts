import type { FormDefinition } from '../defineForm.ts';
import { complaintForm, surveyForm } from './customerForms.ts';
import { careersForm, contactForm, emailUsForm, fleetForm } from './dealerForms.ts';
import { enquiryForm, enquiryStepsForm } from './enquiry.ts';
import { financeApplicationForm, personalisedFinanceForm } from './financeForms.ts';
import { offerEnquiryForm } from './offerEnquiry.ts';
import { bookTestDriveForm, newVehicleForm } from './newVehicleForms.ts';
import { financeForm, offerForm, requestPhotosForm, similarCarForm, testDriveForm } from './vehicleForms.ts';
import { partsForm, partsSearchForm, serviceForm } from './workshopForms.ts';

const forms = {
  enquiry: enquiryForm,
  'enquiry-steps': enquiryStepsForm,
  'similar-car': similarCarForm,
  'test-drive': testDriveForm,
  'book-test-drive': bookTestDriveForm,
  'request-photos': requestPhotosForm,
  offer: offerForm,
  'offer-enquiry': offerEnquiryForm,
  finance: financeForm,
  'finance-application': financeApplicationForm,
  'personalised-finance': personalisedFinanceForm,
  'new-vehicle': newVehicleForm,
  contact: contactForm,
  'email-us': emailUsForm,
  fleet: fleetForm,
  service: serviceForm,
  parts: partsForm,
  'parts-search': partsSearchForm,
  careers: careersForm,
  survey: surveyForm,
  complaint: complaintForm,
} as const satisfies Record<string, FormDefinition>;

export type StandardFormId = keyof typeof forms;

/** Every form of the platform, by its id. */
export const standardForms: Readonly<Record<StandardFormId, FormDefinition>> = forms;

/** The forms that a server accepts leads for: the platform's, and an agency's own beside or in place of them. */
export type FormRegistry = Readonly<Record<string, FormDefinition>>;

/** The form of a lead. A lead that names none is an enquiry; null for an unknown name. */
export function findForm(id: unknown, registry: FormRegistry = standardForms): FormDefinition | null {
  if (id === undefined || id === null || id === '') return enquiryForm;
  return typeof id === 'string' && Object.hasOwn(registry, id) ? (registry[id] ?? null) : null;
}
