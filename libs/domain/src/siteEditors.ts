import { z } from 'zod';
import { parsePhone } from './phone.ts';

/** Somebody who may change the content of a site in the browser, at `editorPath`. */
const siteEditorSchema = z.object({
  /** What the log calls them. @example 'Dana Whitcombe' */
  name: z.string().trim().min(1).max(80),
  /** Mobile number that they sign in with. @example '0491 570 156' */
  mobile: z.string().refine((text) => parsePhone(text)?.startsWith('+614') === true, {
    error: 'give an Australian mobile number, such as 0491 570 156',
  }),
});

export type SiteEditor = z.output<typeof siteEditorSchema>;

/** People who may change the site's content in the browser; nobody without an entry. */
export const siteEditorsSchema = z
  .array(siteEditorSchema)
  .max(50)
  .refine((all) => new Set(all.map(({ mobile }) => parsePhone(mobile))).size === all.length, {
    error: 'each person needs a mobile number of their own',
  })
  .default([]);

/** Address of the editor, on every site. */
export const editorPath = '/edit';

/** Who of a site's editors has this number. @param phone in E.164, proved by a sign-in on the same site */
export const editorOf = ({ editors }: { editors: readonly SiteEditor[] }, phone: string): SiteEditor | null =>
  editors.find(({ mobile }) => parsePhone(mobile) === phone) ?? null;
