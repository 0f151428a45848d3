import type { Site } from '@forecourt/domain';
import type { BrochureColours } from '@forecourt/platform';
import { hostTheme } from './hostTheme.ts';
import { siteTokens } from '@forecourt/ui/model';

/** Colours of a site's brochures. */
export function brochureColours(site: Site): BrochureColours {
  const { brand, onBrand } = siteTokens(hostTheme(site), site.brandColour).color;
  return { brand, onBrand };
}
