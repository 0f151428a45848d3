import { themeCss } from '@forecourt/ui/model';
import { themeOf } from './catalogueThemes.ts';

/** A colour is looked at once it has arrived, and an entrance once it is over. */
const still =
  '*,::before,::after{transition:none!important;animation-delay:0s!important;animation-duration:0s!important}';

/**
 * Lays the tokens of themes over the story on the page. The story is not drawn again: a theme is only custom properties,
 * so the look follows at once.
 */
export function overlayTheme() {
  const overlay = new CSSStyleSheet();
  // Adopted sheets come after the page's own: within the layer of tokens these win.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, overlay];
  return {
    /** @param theme name of one */
    show(theme: string) {
      overlay.replaceSync(themeCss(themeOf(theme).tokens) + still);
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay);
    },
  };
}
