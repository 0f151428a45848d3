import { themeOf, themes } from '@forecourt/tenant-themes';
import { themeCss } from '@forecourt/ui/model';
import axe from 'axe-core';

/** Rules whose outcome a theme's tokens can change. Names, roles and structure are the same in every theme. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** A colour is measured once it has arrived, and an entrance once it is over. */
const still =
  '*,::before,::after{transition:none!important;animation-delay:0s!important;animation-duration:0s!important}';

/** What axe finds in the document as it stands, one line for each element. */
async function faults(theme: string): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: rules, preload: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${theme}: ${id} at ${target.join(' ')}`, html, failureSummary.replaceAll('\n', ' ')].join('\n  '),
    ),
  );
}

/**
 * Lays the tokens of every theme but `shown` over the story on the page, one after another, and measures each.
 * The story is not drawn again: a theme is only custom properties, so the look follows at once.
 * @throws with every fault found, by theme
 */
export async function checkEveryTheme(story: string, shown: string): Promise<void> {
  const overlay = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, overlay];
  try {
    const found: string[] = [];
    for (const theme of Object.keys(themes).filter((name) => name !== shown)) {
      // Adopted sheets come after the page's own: within the layer of tokens these win.
      overlay.replaceSync(themeCss(themeOf(theme).tokens) + still);
      found.push(...(await faults(theme)));
    }
    if (found.length > 0) throw new Error(`${story} cannot be used in every theme.\n${found.join('\n')}`);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay);
  }
}
