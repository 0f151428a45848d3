import { sitePreview } from '@forecourt/ui/testing';
import { firstTheme, flags, fonts, spaces, templates, themes } from 'virtual:forecourt-storybook';

/** Every story stands on a sample site: in the themes, templates, densities, languages and flags of the toolbar. */
export const { initialGlobals, globalTypes, decorators, parameters } = sitePreview({
  themes,
  firstTheme,
  templates,
  spaces,
  flags,
  fontUrl: (file) => fonts[file] ?? '',
});
