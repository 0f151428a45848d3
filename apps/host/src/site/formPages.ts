import { hasSitePage, type PagedSite } from '@forecourt/content/model';
import { gateOfSitePage, sitePagePaths, type GatedPage, type PublicSite } from '@forecourt/domain';
import type { StandardFormId } from '@forecourt/forms/model';
import type { LocationBlock } from '@forecourt/locations/model';
import type { FormPageName } from './formPageTexts.ts';

export interface FormPageSetup {
  form: StandardFormId;
  /** Where the page is about a vehicle of the site's. @default the page's form */
  vehicleForm?: StandardFormId;
  /** Places that can help. */
  block: LocationBlock;
  /** Under which name sites gate the page. Forms of gated pages are gated too. */
  gate?: GatedPage;
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
const application = { ...financeForm, form: 'finance-application', gate: gateOfSitePage.finance } as const;

/** Which form each page holds, and how it stands there. */
export const formPageSetups: Readonly<Record<FormPageName, FormPageSetup>> = {
  'book-test-drive': {
    form: 'book-test-drive',
    vehicleForm: 'test-drive',
    block: 'sales',
    prefill: { model: 'wanted_vehicle' },
  },
  'new-vehicle-enquiry': { form: 'new-vehicle', block: 'sales', prefill: { model: 'wanted_model' } },
  finance: application,
  'car-finance': { ...financeForm, form: 'finance' },
  'finance-enquiry': { ...financeForm, form: 'finance' },
  'finance-application': application,
  'personalised-finance': {
    ...financeForm,
    form: 'personalised-finance',
    gate: gateOfSitePage['personalised-finance'],
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

/** Addresses of a site's pages with forms that everybody may see, for search engines. */
export function listedFormPages(site: PagedSite & Pick<PublicSite, 'gates'>): string[] {
  return pageNames
    .filter((page) => {
      const { gate, isHidden } = formPageSetups[page];
      return hasSitePage(site, page) && !isHidden && !(gate && site.gates.includes(gate));
    })
    .map((page) => sitePagePaths[page]);
}

/** The gated page that a posted form belongs to. Null for a form that also stands on an open page. */
export function gatedPageOf(formId: unknown): { page: FormPageName; gate: GatedPage } | null {
  const pages = pageNames.filter((page) => {
    const { form, vehicleForm } = formPageSetups[page];
    return form === formId || vehicleForm === formId;
  });
  // The page whose own form it is comes before others that show it too.
  const page = pages.find((one) => one === formId) ?? pages[0];
  const gate = page && formPageSetups[page].gate;
  return gate && pages.every((one) => formPageSetups[one].gate) ? { page, gate } : null;
}
