import { countryCodes, jurisdictions, parsePhone, type Jurisdiction } from '@forecourt/domain';
import { z } from 'zod';
import { didYouMean } from '../../config/closestName.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';
import { themeNames } from './themeNames.ts';

/** Where a dealer is, as it is written on an envelope. */
export interface StreetAddress {
  street: string;
  city: string;
  state: Jurisdiction;
  postcode: string;
}

/** What a new site is made of. Null is what nobody has said yet. */
export interface SiteAnswers {
  name: string;
  template: string;
  theme: string;
  make: string | null;
  brand: string | null;
  email: string | null;
  phone: string | null;
  address: StreetAddress | null;
  position: { lat: number; long: number } | null;
  licence: string | null;
  dealership: string | null;
}

/** One question of a new site: the option that answers it, and how an answer is read. */
export interface SiteQuestion {
  name: keyof SiteAnswers;
  /** What stands behind the option in the help. @example "'12 Smith Street, Mildura VIC 3500'" */
  value: string;
  /** What is asked. */
  text: string;
  isNeeded: boolean;
  /** Reads an answer; its messages say what would be right. */
  schema: z.ZodType<SiteAnswers[keyof SiteAnswers], string>;
}

const oneOf = (names: readonly string[], what: string) =>
  z.string().superRefine((typed, context) => {
    if (names.includes(typed)) return;
    const meant = didYouMean(typed, names) || `: there are ${names.join(', ')}`;
    context.addIssue({ code: 'custom', message: `'${typed}' is not a known ${what}${meant}` });
  });

const addressPattern = new RegExp(String.raw`^(.+),\s*(.+?)\s+(${jurisdictions.join('|')})\s+(\d{4})$`, 'i');

const address = z.string().transform((typed, context): StreetAddress => {
  const [, street = '', city = '', state = '', postcode = ''] = addressPattern.exec(typed.trim()) ?? [];
  if (postcode === '') {
    context.addIssue({
      code: 'custom',
      message: "write it as '12 Smith Street, Mildura VIC 3500', or '1 Quay Street, Auckland NZ 1010'",
    });
    return z.NEVER;
  }
  return { street, city, state: state.toUpperCase() as Jurisdiction, postcode };
});

const position = z.string().transform((typed, context) => {
  const [, lat = '', long = ''] = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  const isOnEarth = lat !== '' && Math.abs(Number(lat)) <= 90 && Math.abs(Number(long)) <= 180;
  if (isOnEarth) return { lat: Number(lat), long: Number(long) };
  context.addIssue({ code: 'custom', message: "write latitude and longitude in degrees as '-34.2080, 142.1246'" });
  return z.NEVER;
});

const phone = z.string().transform((typed, context) => {
  const read = countryCodes.map((country) => parsePhone(typed, country)).find((one) => one !== null) ?? null;
  if (read !== null) return read;
  context.addIssue({
    code: 'custom',
    message: `'${typed}' is not a phone number of Australia or New Zealand, such as 03 5023 0100 or +64 9 918 0100`,
  });
  return z.NEVER;
});

/** Everything that `new` asks, in this order. */
export function siteQuestions(deps: Pick<SiteCommandDeps, 'registered' | 'config'>): SiteQuestion[] {
  const themes = themeNames(deps);
  const templates = [...deps.registered.templates.keys()];
  const name = z.string().trim().min(1, 'write the name of the dealer').max(120, 'up to 120 letters');
  const short = z.string().trim().min(1).max(40, 'up to 40 letters');
  return [
    { name: 'name', value: 'NAME', text: 'Name of the dealer', isNeeded: true, schema: name },
    {
      name: 'template',
      value: templates.join('|'),
      text: 'Template',
      isNeeded: true,
      schema: oneOf(templates, 'template'),
    },
    {
      name: 'theme',
      value: themes.join('|'),
      text: 'Theme',
      isNeeded: true,
      schema: oneOf(themes, 'theme'),
    },
    { name: 'make', value: 'MAKE', text: 'Make whose badge the dealer carries', isNeeded: false, schema: short },
    {
      name: 'brand',
      value: "'#RRGGBB'",
      text: "The dealer's brand colour",
      isNeeded: false,
      schema: z.string().regex(/^#[0-9a-f]{6}$/i, "write it as '#c8102e'"),
    },
    {
      name: 'email',
      value: 'ADDRESS',
      text: 'Email address that leads go to',
      isNeeded: false,
      schema: z.email('write it as sales@dealer.example'),
    },
    { name: 'phone', value: 'NUMBER', text: 'Phone number', isNeeded: false, schema: phone },
    {
      name: 'address',
      value: "'12 Smith Street, Mildura VIC 3500'",
      text: 'Address',
      isNeeded: false,
      schema: address,
    },
    {
      name: 'position',
      value: "'-34.2080, 142.1246'",
      text: 'Latitude and longitude of that address, for map and distances',
      isNeeded: false,
      schema: position,
    },
    { name: 'licence', value: 'NUMBER', text: 'Motor dealer licence number', isNeeded: false, schema: short },
    {
      name: 'dealership',
      value: 'ID',
      text: 'Dealership ID in the stock feed',
      isNeeded: false,
      schema: short,
    },
  ];
}
