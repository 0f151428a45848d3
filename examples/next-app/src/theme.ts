import { themeOf } from '@forecourt/tenant-themes';
import { fontFaceCss, siteTokens, themeCss } from '@forecourt/ui/model';

/** A theme of the platform, in this app's own colour. */
const theme = themeOf('neutral');

/** @param dealer origin whose host serves the fonts */
export const themeStyle = (dealer: string): string =>
  themeCss(siteTokens(theme, '#0b6e4f')) + fontFaceCss(theme, (file) => `${dealer}/fonts/${file}`);
