import type { EnquiryDefaults } from '../../model/enquiryDefaults.ts';
import type { EnquiryOptions } from '../../model/enquiryOptions.ts';

/** Every question a form may ask, in the order it asks them. */
export const enquiryFields = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'category',
  'location_id',
  'dealership_slug',
  'Rego',
  'do-you-have-a-trade-in',
  'additional_services',
  'message',
  'opt_in',
  'opt_in_finance',
  'opt_in_trade',
  'terms_agreed',
] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** Questions that only some sites ask. */
export const extraQuestions = [
  'do-you-have-a-trade-in',
  'additional_services',
  'opt_in_finance',
  'opt_in_trade',
] as const satisfies readonly EnquiryField[];

export type ExtraQuestion = (typeof extraQuestions)[number];

/** Questions that some forms leave out; their default goes along unseen, a tick never does. */
export type OmittableQuestion = 'message' | 'opt_in';

export interface Asking {
  options: EnquiryOptions;
  also: readonly ExtraQuestion[];
  leaveOut: readonly OmittableQuestion[];
  /** Chosen so far: a service enquiry asks for the registration plate. */
  category: string;
}

export function askedFields({ options, also, leaveOut, category }: Asking): EnquiryField[] {
  const shown: Partial<Record<EnquiryField, boolean>> = {
    category: options.showCategory,
    location_id: options.showLocation,
    dealership_slug: options.showDealership,
    Rego: category === 'Service Enquiry',
    terms_agreed: options.requireTerms,
    message: !leaveOut.includes('message'),
    opt_in: !leaveOut.includes('opt_in'),
    ...Object.fromEntries(extraQuestions.map((field) => [field, also.includes(field)])),
  };
  return enquiryFields.filter((field) => shown[field] ?? true);
}

/** Defaults that travel along unseen: texts that are known and not asked for. */
export function hiddenFields(defaults: EnquiryDefaults, asked: readonly EnquiryField[]): [string, string][] {
  const ask = new Set<string>([...asked, 'Rego', 'website', 'idempotency_key', 'started_at']);
  return Object.entries(defaults).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && !ask.has(name) ? [[name, value]] : [],
  );
}
