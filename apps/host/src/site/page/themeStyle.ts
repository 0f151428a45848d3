import type { PublicSite } from '@forecourt/domain';
import { themeOf } from '@forecourt/tenant-themes';
import { fontFaceCss, siteTokens, themeCss, type Theme } from '@forecourt/ui/model';
import { commonFile, commonLetters } from '../browser/commonLetters.ts';

export interface ThemeStyle {
  theme: Theme;
  css: string;
  /** Addresses of the type files that the first screen needs. */
  fonts: string[];
}

const fontUrl = (file: string) => `/fonts/${file}`;
const commonUrl = (file: string) => fontUrl(commonFile(file));

/** The one theme that a page carries: the site's own. */
export function themeStyle(site: Pick<PublicSite, 'theme' | 'brandColour'>): ThemeStyle {
  const theme = themeOf(site.theme);
  return {
    theme,
    css:
      themeCss(siteTokens(theme, site.brandColour)) +
      fontFaceCss(theme, fontUrl, { letters: commonLetters, fileUrl: commonUrl }),
    fonts: theme.fonts.map(({ file }) => commonUrl(file)),
  };
}
