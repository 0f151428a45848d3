import { siteTokens } from '@forecourt/ui/model';
import { themeOf } from './themeOf.ts';

/** A site's brand colour, and one that is readable on it, for what carries no style sheet, such as mails. */
export function brandOf(site: { theme: string; brandColour: string | null }): { brand: string; onBrand: string } {
  const { brand, onBrand } = siteTokens(themeOf(site.theme), site.brandColour).color;
  return { brand, onBrand };
}
