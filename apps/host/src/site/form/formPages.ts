import { pageRow, type FormPageName, type GatedPage } from '@forecourt/domain';
import type { StandardFormId } from '@forecourt/forms/model';
import type { LocationBlock } from '@forecourt/locations/model';

export interface FormPageSetup {
  form: StandardFormId;
  /** The form if the page is about a vehicle of the site. @default the page's form */
  vehicleForm?: StandardFormId;
  /** Locations that can help. */
  block: LocationBlock;
  /** Requires a vehicle: visitors without one are redirected to the finance page. */
  needsVehicle?: boolean;
  /** Id for links to the form. @default 'form' */
  anchor?: string;
  /** Link parameters that answer a question of the form. */
  prefill?: Readonly<Record<string, string>>;
}

const financeForm = { block: 'sales', anchor: 'finance-form' } as const;

/** The form of each page, and how the page presents it. */
export const formPageSetups: Readonly<Record<FormPageName, FormPageSetup>> = {
  'book-test-drive': {
    form: 'book-test-drive',
    vehicleForm: 'test-drive',
    block: 'sales',
    prefill: { model: 'wanted_vehicle' },
  },
  'new-vehicle-enquiry': { form: 'new-vehicle', block: 'sales', prefill: { model: 'wanted_model' } },
  'finance-enquiry': { ...financeForm, form: 'finance' },
  'finance-application': { ...financeForm, form: 'finance-application' },
  'personalised-finance': {
    ...financeForm,
    form: 'personalised-finance',
    needsVehicle: true,
  },
  service: { form: 'service', block: 'service' },
  'genuine-service': { form: 'service', block: 'service' },
  parts: {
    form: 'parts',
    block: 'service-and-parts',
    prefill: { part: 'part', model: 'vehicle_make_model' },
  },
  'parts-search': { form: 'parts-search', block: 'service-and-parts', prefill: { part: 'part' } },
  fleet: { form: 'fleet', block: 'sales' },
  careers: { form: 'careers', block: 'primary', prefill: { position: 'position' } },
  survey: { form: 'survey', block: 'primary' },
  complaint: { form: 'complaint', block: 'primary' },
};

/** Forms that exist on gated pages only, with their page: posting them is gated like the page. */
const gatedForms: Readonly<Partial<Record<string, FormPageName>>> = {
  'finance-application': 'finance-application',
  'personalised-finance': 'personalised-finance',
};

/** The gated page that a posted form belongs to. Null for a form that also stands on an open page. */
export function gatedPageOf(
  formId: unknown,
): { page: FormPageName; gates: readonly [GatedPage, ...GatedPage[]] } | null {
  const page = typeof formId === 'string' && Object.hasOwn(gatedForms, formId) ? gatedForms[formId] : undefined;
  const gates = page && pageRow(page).gates;
  return page && gates ? { page, gates } : null;
}
