import ui from '@forecourt/ui/styles.css?inline';
import { fontFaceCss, siteTokens, themeCss } from '@forecourt/ui/model';
import type { Dealer } from './dealer.ts';

/** What a page's body says of its text, said by the element. */
const host =
  ':host{display:block;color:var(--fc-color-text);font-family:var(--fc-font-body);font-size:var(--fc-size-base);font-weight:var(--fc-font-body-weight);line-height:1.55}';

/** Style sheet of a part with what all parts share. */
export function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ui + styles + host);
  return sheet;
}

const declared = new Set<string>();

/** Fonts are declared by the page: a browser does not look for them inside a shadow root. */
function declareFonts({ theme, site }: Dealer): void {
  const css = fontFaceCss(theme, (file) => `${site.origin}/fonts/${file}`);
  if (declared.has(css)) return;
  declared.add(css);
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}

export interface ThemeWishes {
  /** Colour in place of the dealer's, as #RRGGBB. */
  brand: string | null;
  /** Font family in place of the dealer's; `inherit` for the page's. */
  font: string | null;
}

/** The dealer's theme, with the page's wishes, for one element. */
export function elementTheme(dealer: Dealer, { brand, font }: ThemeWishes): string {
  const tokens = siteTokens(dealer.theme, brand);
  if (!font) declareFonts(dealer);
  const wished = font ? { ...tokens, font: { ...tokens.font, body: font, heading: font } } : tokens;
  return themeCss(wished, ':host');
}
