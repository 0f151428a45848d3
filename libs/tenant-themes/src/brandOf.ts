import { siteTokens } from '@forecourt/ui/model';
import { siteTheme, type ThemedSite } from './data/siteTheme.ts';
import { themes } from './themeOf.ts';

/**
 * A site's brand colour, and one that is readable on it, for what carries no style sheet, such as mails.
 * @param registered themes that sites may name. @default this library's
 */
export function brandOf(
  site: ThemedSite & { brandColour: string | null },
  registered = themes,
): { brand: string; onBrand: string } {
  const { brand, onBrand } = siteTokens(siteTheme(site, registered), site.brandColour).color;
  return { brand, onBrand };
}
