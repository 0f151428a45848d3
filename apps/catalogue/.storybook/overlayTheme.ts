import { themeCss, type ThemeTokens } from '@forecourt/ui/model';

/**
 * Lays the tokens of themes over the story on the page. The story is not drawn again: a theme is only custom properties,
 * so the look follows at once.
 */
export function overlayTheme() {
  const overlay = new CSSStyleSheet();
  // Adopted sheets come after the page's own: within the layer of tokens these win.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, overlay];
  return {
    show(tokens: ThemeTokens) {
      overlay.replaceSync(themeCss(tokens));
    },
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay);
    },
  };
}
