import type { Site } from '@forecourt/domain';
import type { BrochureColours } from '@forecourt/platform';
import { themeOf } from '@forecourt/tenant-themes';
import { siteTokens } from '@forecourt/ui/model';

/** Colours of a site's brochures. */
export function brochureColours(site: Site): BrochureColours {
  const { brand, onBrand } = siteTokens(themeOf(site.theme), site.brandColour).color;
  return { brand, onBrand };
}
