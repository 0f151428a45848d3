import type { WordedPageName } from '@forecourt/templates';
import { hasSitePage, type PagedSite } from '@forecourt/content/model';
import { type FormPageName, type GatedPage, gatesOfSitePage, type PublicSite, sitePagePaths } from '@forecourt/domain';
import type { StandardFormId } from '@forecourt/forms/model';
import type { LocationBlock } from '@forecourt/locations/model';

export interface FormPageSetup {
  form: StandardFormId;
  /** Where the page is about a vehicle of the site's. @default the page's form */
  vehicleForm?: StandardFormId;
  /** Places that can help. */
  block: LocationBlock;
  /** Under which names sites gate the page: any of them locks it, and the first says what is signed in for. */
  gates?: readonly [GatedPage, ...GatedPage[]];
  /** Makes no sense without a vehicle: visitors without one go to the finance page. */
  needsVehicle?: boolean;
  /** What links to the form name. @default 'form' */
  anchor?: string;
  /** Parameters of links that answer a question of the form. */
  prefill?: Readonly<Record<string, string>>;
  /** Is not for search engines. */
  isHidden?: boolean;
}

const financeForm = { block: 'sales', anchor: 'finance-form' } as const;

/** Which form each page holds, and how it stands there. */
export const formPageSetups: Readonly<Record<FormPageName, FormPageSetup>> = {
  'book-test-drive': {
    form: 'book-test-drive',
    vehicleForm: 'test-drive',
    block: 'sales',
    prefill: { model: 'wanted_vehicle' },
  },
  'new-vehicle-enquiry': { form: 'new-vehicle', block: 'sales', prefill: { model: 'wanted_model' } },
  'finance-enquiry': { ...financeForm, form: 'finance' },
  'finance-application': { ...financeForm, form: 'finance-application', gates: gatesOfSitePage['finance-application'] },
  'personalised-finance': {
    ...financeForm,
    form: 'personalised-finance',
    gates: gatesOfSitePage['personalised-finance'],
    needsVehicle: true,
    isHidden: true,
  },
  service: { form: 'service', block: 'service' },
  'genuine-service': { form: 'service', block: 'service' },
  parts: { form: 'parts', block: 'service-and-parts', prefill: { part: 'part' } },
  'parts-search': { form: 'parts-search', block: 'service-and-parts', prefill: { part: 'part' } },
  fleet: { form: 'fleet', block: 'sales' },
  careers: { form: 'careers', block: 'primary', prefill: { position: 'position' } },
  survey: { form: 'survey', block: 'primary', isHidden: true },
  complaint: { form: 'complaint', block: 'primary' },
};

const pageNames = Object.keys(formPageSetups) as FormPageName[];

/** Whether search engines should leave a page alone. */
export function isHiddenPage(page: WordedPageName): boolean {
  return pageNames.some((one) => one === page && formPageSetups[one].isHidden);
}

/** Pages that answer instead of asking, and under which name sites gate them. */
const openPages: readonly { page: WordedPageName; gates?: readonly GatedPage[] }[] = [
  { page: 'finance', gates: gatesOfSitePage.finance },
  { page: 'car-finance' },
];

/** Addresses of a site's pages with words of their own that everybody may see, for search engines. */
export function listedFormPages(site: PagedSite & Pick<PublicSite, 'gates'>): string[] {
  const forms = pageNames.map((page) => ({ page, ...formPageSetups[page] })).filter(({ isHidden }) => !isHidden);
  return [...openPages, ...forms]
    .filter(({ page, gates = [] }) => hasSitePage(site, page) && !gates.some((gate) => site.gates.includes(gate)))
    .map(({ page }) => sitePagePaths[page]);
}

/** Forms that stand on gated pages alone, and which page it is: what is posted of them is locked as the page is. */
const gatedForms: Readonly<Partial<Record<string, FormPageName>>> = {
  'finance-application': 'finance-application',
  'personalised-finance': 'personalised-finance',
};

/** The gated page that a posted form belongs to. Null for a form that also stands on an open page. */
export function gatedPageOf(
  formId: unknown,
): { page: FormPageName; gates: readonly [GatedPage, ...GatedPage[]] } | null {
  const page = typeof formId === 'string' && Object.hasOwn(gatedForms, formId) ? gatedForms[formId] : undefined;
  const gates = page && formPageSetups[page].gates;
  return page && gates ? { page, gates } : null;
}
