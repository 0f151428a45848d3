import { z } from 'zod';
import { countryCodes } from './country/jurisdictions.ts';
import { isMobile, parsePhone } from './phone.ts';

/** No mobile number of one country is a mobile number of the other. */
const readMobile = (text: string): string | null =>
  countryCodes.map((country) => parsePhone(text, country)).find((phone) => phone !== null && isMobile(phone)) ?? null;

/** Somebody who may change the content of a site in the browser, at `editorPath`. */
const siteEditorSchema = z.object({
  /** What the log calls them. @example 'Dana Whitcombe' */
  name: z.string().trim().min(1).max(80),
  /** Mobile number that they sign in with. @example '0491 570 156' */
  mobile: z.string().refine((text) => readMobile(text) !== null, {
    error: 'give a mobile number, such as 0491 570 156',
  }),
});

export type SiteEditor = z.output<typeof siteEditorSchema>;

/** People who may change the site's content in the browser; nobody without an entry. */
export const siteEditorsSchema = z
  .array(siteEditorSchema)
  .max(50)
  .refine((all) => new Set(all.map(({ mobile }) => readMobile(mobile))).size === all.length, {
    error: 'each person needs a mobile number of their own',
  })
  .default([]);

/** Address of the editor, on every site. */
export const editorPath = '/edit';

/** Who of a site's editors has this number. @param phone in E.164, proved by a sign-in on the same site */
export const editorOf = ({ editors }: { editors: readonly SiteEditor[] }, phone: string): SiteEditor | null =>
  editors.find(({ mobile }) => readMobile(mobile) === phone) ?? null;
