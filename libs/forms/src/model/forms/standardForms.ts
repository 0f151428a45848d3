import type { FormDefinition } from '../defineForm.ts';
import { careersForm, contactForm, emailUsForm, fleetForm, partsForm, serviceForm } from './dealerForms.ts';
import { enquiryForm, enquiryStepsForm } from './enquiry.ts';
import { financeForm, offerForm, requestPhotosForm, similarCarForm, testDriveForm } from './vehicleForms.ts';

const forms = {
  enquiry: enquiryForm,
  'enquiry-steps': enquiryStepsForm,
  'similar-car': similarCarForm,
  'test-drive': testDriveForm,
  'request-photos': requestPhotosForm,
  offer: offerForm,
  finance: financeForm,
  contact: contactForm,
  'email-us': emailUsForm,
  fleet: fleetForm,
  service: serviceForm,
  parts: partsForm,
  careers: careersForm,
} as const satisfies Record<string, FormDefinition>;

export type StandardFormId = keyof typeof forms;

/** Every form of the platform, by its id. */
export const standardForms: Readonly<Record<StandardFormId, FormDefinition>> = forms;

/** The forms that a server takes leads for: the platform's, and an agency's own beside or in place of them. */
export type FormRegistry = Readonly<Record<string, FormDefinition>>;

/** The form a lead names. A lead that names none is an enquiry; one of no known form is null. */
export function findForm(id: unknown, registry: FormRegistry = standardForms): FormDefinition | null {
  if (id === undefined || id === null || id === '') return enquiryForm;
  return typeof id === 'string' && Object.hasOwn(registry, id) ? (registry[id] ?? null) : null;
}
