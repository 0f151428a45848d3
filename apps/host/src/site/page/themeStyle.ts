import type { PublicSite } from '@forecourt/domain';
import { withOwnFonts } from '@forecourt/tenant-themes';
import { hostTheme } from './hostTheme.ts';
import { fontFaceCss, siteTokens, themeCss, type Theme } from '@forecourt/ui/model';
import { commonFile, commonLetters } from '../browser/commonLetters.ts';

export interface ThemeStyle {
  /** Without fonts of the dealer's own. */
  theme: Theme;
  css: string;
}

const fontUrl = (file: string) => `/fonts/${file}`;
const commonUrl = (file: string) => fontUrl(commonFile(file));

type ThemedSite = Pick<PublicSite, 'theme' | 'themeData' | 'brandColour' | 'identity'>;

function makeStyle(site: ThemedSite): ThemeStyle {
  const theme = hostTheme(site);
  const typeset = withOwnFonts(theme, site.identity.fonts);
  // The dealer's own are cut when they are brought, and lie among its pictures.
  const own = new Set(Object.values(site.identity.fonts).flatMap((font) => (font ? [`${font.hash}.woff2`] : [])));
  const wholeUrl = (file: string) => (own.has(file) ? `/media/site/${file}` : fontUrl(file));
  return {
    theme,
    css:
      themeCss(siteTokens(typeset, site.brandColour)) +
      fontFaceCss(typeset, wholeUrl, {
        letters: commonLetters,
        fileUrl: (file) => (own.has(file) ? null : commonUrl(file)),
      }),
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
