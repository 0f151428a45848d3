import { sitePreview } from '@forecourt/ui/testing';
import { firstTheme, fonts, spaces, templates, themes } from 'virtual:forecourt-storybook';

/** Every story stands on a sample site: in the themes, templates, densities, languages and flags of the toolbar. */
export const { initialGlobals, globalTypes, decorators, parameters } = sitePreview({
  themes,
  firstTheme,
  templates,
  spaces,
  fontUrl: (file) => fonts[file] ?? '',
});
