import type { PublicSite } from '@forecourt/domain';
import { hostTheme } from './hostTheme.ts';
import { fontFaceCss, siteTokens, themeCss, type Theme } from '@forecourt/ui/model';
import { commonFile, commonLetters } from '../browser/commonLetters.ts';

export interface ThemeStyle {
  theme: Theme;
  css: string;
  /** Addresses of the font files that the first screen needs. */
  fonts: string[];
}

const fontUrl = (file: string) => `/fonts/${file}`;
const commonUrl = (file: string) => fontUrl(commonFile(file));

type ThemedSite = Pick<PublicSite, 'theme' | 'themeData' | 'brandColour'>;

function makeStyle(site: ThemedSite): ThemeStyle {
  const theme = hostTheme(site);
  return {
    theme,
    css:
      themeCss(siteTokens(theme, site.brandColour)) +
      fontFaceCss(theme, fontUrl, { letters: commonLetters, fileUrl: commonUrl }),
    fonts: theme.fonts.map(({ file }) => commonUrl(file)),
  };
}

/** A changed site is another object. */
const styles = new WeakMap<ThemedSite, ThemeStyle>();

/** The only theme in a page: the site's own. Computed once, because every page reads it several times. */
export function themeStyle(site: ThemedSite): ThemeStyle {
  const made = styles.get(site) ?? makeStyle(site);
  styles.set(site, made);
  return made;
}
