import { z } from 'zod';
import { resolveFlags, type FlagSources } from './flags.ts';

/** Terms of use that forms ask visitors to agree to: plain text, blank lines between paragraphs. */
export const siteTermsSchema = z.string().trim().min(1).max(8_000).nullable().default(null);

export const termsMissing =
  'forms ask visitors to agree to terms of use that the site does not have: write them here, or switch requireTerms off';

interface AskingSite extends Omit<FlagSources, 'site'> {
  flags: FlagSources['site'];
  forms: { overrides: Readonly<Record<string, Readonly<Record<string, { shown?: boolean | undefined }>>>> };
}

/** Whether any form of the site asks visitors to agree to its terms of use. */
export function asksForTerms({ manufacturer, template, flags, forms }: AskingSite): boolean {
  const isWanted = Object.values(forms.overrides).some((fields) => fields['terms_agreed']?.shown === true);
  return isWanted || resolveFlags({ manufacturer, template, site: flags }).requireTerms;
}
