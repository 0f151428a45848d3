import * as z from 'zod/mini';
import { looksAustralian } from './australianPhone.ts';
import { defaultCategory, enquiryCategories } from './categories.ts';
import type { EnquiryOptions } from './enquiryOptions.ts';
import { checkbox, oneOf, optionalLine, paragraph, requiredLine } from './fields.ts';

/** Every message of the enquiry form, as visitors read them. */
export const enquiryMessages = {
  name: 'Enter your first name.',
  last_name: 'Enter your last name.',
  email: 'Enter your email address, like name@example.com.au.',
  phone: 'Enter an Australian phone number, like 0412 345 678.',
  postcode: 'Invalid postcode. Please enter a 4-digit number.',
  message: 'Write your comments.',
  category: 'Choose what your enquiry is about.',
  location: 'Choose a location.',
  dealership: 'Choose a dealership.',
  terms: '*You must agree to the terms of use before submitting.',
} as const;

/** Longest comments, in characters. */
export const messageLimit = 4_000;

const text = enquiryMessages;

const aboutTheVisitor = {
  name: requiredLine(text.name, 80),
  last_name: requiredLine(text.last_name, 80),
  email: z.string(text.email).check(z.trim(), z.maxLength(254, text.email), z.email(text.email)),
  phone: z.string(text.phone).check(z.trim(), z.maxLength(30, text.phone), z.refine(looksAustralian, text.phone)),
  postcode: z.string(text.postcode).check(z.trim(), z.regex(/^[0-9]{4}$/, text.postcode)),
};

const aboutTheVehicle = {
  car_id: optionalLine(64),
  stock_number: optionalLine(40),
  'Vehicle Make': optionalLine(120),
  'Vehicle Model': optionalLine(120),
  car_type: optionalLine(20),
  vehicle_status: optionalLine(20),
  manufacturer_slug: optionalLine(80),
  Rego: optionalLine(12),
  'do-you-have-a-trade-in': z.prefault(z.enum(['', 'Yes', 'No'], 'Choose Yes or No.'), ''),
  additional_services: optionalLine(500),
};

const aboutTheVisit = {
  subcategory: optionalLine(80),
  page_id: optionalLine(80),
  /** Chosen when the form first shows, so that a retry or a double click makes one lead. */
  idempotency_key: z.prefault(
    z.string('Reload the page.').check(z.regex(/^[\w-]{0,80}$/, 'Reload the page and send the form again.')),
    '',
  ),
  /** When the form first showed, in milliseconds since 1970 by the visitor's clock. Empty without JavaScript. */
  started_at: z.prefault(z.string('Reload the page.').check(z.regex(/^\d{0,16}$/, 'Reload the page.')), ''),
  /** Honeypot: people do not see it and leave it empty. */
  website: optionalLine(500),
  /** JSON array of paths. */
  visited_pages: optionalLine(30_000),
  /** JSON object of campaign parameters. */
  linked_query_params: optionalLine(30_000),
};

/**
 * The one description of an enquiry, for the browser (with `zodResolver`) and the server alike. Takes strings as a
 * plain form post sends them as well as the booleans of a scripted form; refuses keys it does not know.
 * @example useForm({ resolver: zodResolver(enquirySchema(enquiryOptions(site, vehicle))) })
 */
export function enquirySchema(options: EnquiryOptions) {
  return z.strictObject(
    {
      ...aboutTheVisitor,
      ...aboutTheVehicle,
      ...aboutTheVisit,
      message: paragraph(options.messageRequired ? text.message : null, messageLimit),
      category: options.showCategory
        ? z.enum(enquiryCategories, text.category)
        : z.pipe(
            z.optional(z.union([z.literal(''), z.enum(enquiryCategories)], text.category)),
            z.transform((value) => value || defaultCategory),
          ),
      location_id: oneOf(options.locationIds, options.showLocation, text.location),
      dealership_slug: oneOf(options.dealershipSlugs, options.showDealership, text.dealership),
      opt_in: checkbox(),
      opt_in_finance: checkbox(),
      opt_in_trade: checkbox(),
      terms_agreed: checkbox(options.requireTerms ? text.terms : null),
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? unknownKeysMessage(issue.keys) : 'Send a form.') },
  );
}

function unknownKeysMessage(keys: readonly string[]): string {
  const names = keys.slice(0, 5).map((key) => `'${key.slice(0, 60)}'`);
  return `This form has no field ${names.join(', ')}.`;
}

export type EnquirySchema = ReturnType<typeof enquirySchema>;
/** What a form may hold: strings and ticks, most of them optional. */
export type EnquiryInput = z.input<EnquirySchema>;
/** What a checked enquiry holds: every field, with `''` and `false` for what was left out. */
export type EnquiryValues = z.output<EnquirySchema>;
