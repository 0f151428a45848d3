import type { SiteTheme } from '@forecourt/domain';
import type { Theme } from '@forecourt/ui/model';
import { corners, densities, motions, shadows, typeScales } from '../foundations.ts';
import { weakColours, wordedWeakness } from '../legibility.ts';
import { themeOf, themes } from '../themeOf.ts';
import { typefaces } from '../typefaces.ts';
import { paletteOf } from './palette.ts';

/** A theme with every token, from a dealer's colour and choices. @param name as sites name it */
export function makeTheme(name: string, data: SiteTheme): Theme {
  const body = typefaces[data.typeface];
  const heading = typefaces[data.headings ?? data.typeface];
  return {
    name,
    header: data.header,
    tokens: {
      color: paletteOf(data),
      font: {
        body: body.stack,
        heading: heading.stack,
        headingWeight: String(data.headingWeight),
        headingTracking: data.capitals ? '0.02em' : '-0.015em',
        headingTransform: data.capitals ? 'uppercase' : 'none',
        bodyWeight: '400',
        boldWeight: '600',
      },
      size: typeScales[data.scale],
      radius: corners[data.corners],
      space: densities[data.density],
      shadow: shadows[data.shadow],
      motion: motions[data.motion],
    },
    fonts: body === heading ? [body.font] : [body.font, heading.font],
  };
}

/** What is wrong with the colours of a theme that is data: colours that visitors could not read, each with its contrast. */
export function themeProblems(data: SiteTheme): { field: string; message: string }[] {
  const chosen = Object.keys(data.colours);
  return weakColours(paletteOf(data)).map((weak) => ({
    field: `colours.${chosen.includes(weak.front) || !chosen.includes(weak.back) ? weak.front : weak.back}`,
    message: wordedWeakness(weak),
  }));
}

const made = new WeakMap<SiteTheme, Theme>();

/** What of a site decides its theme. */
export interface ThemedSite {
  theme: string;
  themeData: SiteTheme | null;
}

/**
 * The theme of a site: its own where it has one, else the one that it names.
 * @param registered themes that sites may name. @default this library's
 * @throws for a name that is no theme
 */
export function siteTheme({ theme, themeData }: ThemedSite, registered = themes): Theme {
  if (!themeData) return themeOf(theme, registered);
  const found = made.get(themeData) ?? makeTheme(theme, themeData);
  made.set(themeData, found);
  return found;
}
