import type { Args, Decorator } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { siteThemeSchema, type TemplateName } from '@forecourt/domain';
import { themeOf } from './catalogueThemes.ts';
import { flagsFor } from './flagChoice.ts';
import { fontUrls } from './fontUrls.ts';
import { setPageLanguage, siteLanguages, type SiteLanguage, type SiteLanguageName } from './siteLanguage.ts';
import { SiteProvider } from '@forecourt/ui';
import { makeTheme } from '@forecourt/tenant-themes';
import { fontFaceCss, themeCss, type Theme } from '@forecourt/ui/model';

/** How much air a theme gives to things, in place of its own. */
function spaceFor(density: unknown, theme: Theme): Theme['tokens']['space'] {
  const { success, data } = siteThemeSchema.safeParse({ brand: '#000000', density });
  return success ? makeTheme('density', data).tokens.space : theme.tokens.space;
}

const withLanguage = (args: Args, language: SiteLanguage): Args =>
  args['site'] ? { ...args, site: { ...(args['site'] as object), ...language } } : args;

/** Stands each story on a sample site in the toolbar's theme, density, template, language and flags. */
export const withSite: Decorator = (Story, { args, globals }) => {
  const theme = themeOf(String(globals.theme));
  const template = globals.template as TemplateName;
  const flags = flagsFor(globals.flags, theme.name, template);
  const language = siteLanguages[globals.locale as SiteLanguageName];
  setPageLanguage(language.locale);
  // Pages are given their site besides. What is Australian may have a language of its own.
  const given = language === siteLanguages['en-AU'] ? {} : { args: withLanguage(args, language) };
  return (
    <SiteProvider site={{ ...sampleSite, ...language, theme: theme.name, template, flags }}>
      <style>
        {fontFaceCss(theme, (file) => fontUrls[file] ?? '') +
          themeCss({ ...theme.tokens, space: spaceFor(globals.density, theme) })}
      </style>
      <Story {...given} />
    </SiteProvider>
  );
};
