import { sampleSite } from '@forecourt/domain/testing';
import type { OwnFlags, PublicSite } from '@forecourt/domain';
import type { ComponentType, ReactElement } from 'react';
import { fontFaceCss } from '../../model/fontFaceCss.ts';
import { themeCss } from '../../model/themeCss.ts';
import type { Theme } from '../../model/tokens.ts';
import { SiteProvider } from '../../site/SiteProvider.tsx';
import { breakpoints } from '../../tokens/index.ts';
import { flagChoices, flagsFor } from './storyFlags.ts';
import { setPageLanguage, storyLanguages, type StoryLanguage } from './storyLanguages.ts';

export interface SitePreviewOptions {
  /** Every theme that a story can be seen in, by its name. */
  themes: Readonly<Record<string, Theme>>;
  /** Name of the theme that is shown first. */
  firstTheme: string;
  /** Names of the templates that a site can have; the first is the one that is shown first. */
  templates: readonly string[];
  /** Space of themes of another density, by its name: what the toolbar offers beside the theme's own. @default none */
  spaces?: Readonly<Record<string, Theme['tokens']['space']>>;
  /** By the locale; the first is the one that samples are written in. @default Australia and New Zealand */
  languages?: Readonly<Record<string, StoryLanguage>>;
  /** Flags that the host has added to the platform's: the toolbar switches each of them. @default none */
  flags?: OwnFlags;
  /** Address of a font by its file name, empty where there is none: what stands in for it is shown then. */
  fontUrl: (file: string) => string;
}

interface StoryContext {
  args: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

/** One menu of Storybook's toolbar. */
interface Menu {
  description: string;
  toolbar: { title: string; icon: string; items: { value: string; title: string }[]; dynamicTitle: boolean };
}

/** What a catalogue of stories hands to Storybook, as a part of its preview. */
export interface SitePreview {
  initialGlobals: Record<string, string>;
  globalTypes: Record<string, Menu>;
  decorators: ((Story: ComponentType<{ args?: Record<string, unknown> }>, context: StoryContext) => ReactElement)[];
  parameters: {
    viewport: {
      options: Record<
        string,
        { name: string; styles: { width: string; height: string }; type: 'mobile' | 'tablet' | 'desktop' }
      >;
    };
  };
}

const menu = (description: string, icon: string, items: Readonly<Record<string, string>>): Menu => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

const byItself = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

const viewports: SitePreview['parameters']['viewport']['options'] = {
  narrow: { name: 'Narrow phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [
      name,
      {
        name: `From ${name} (${width})`,
        styles: { width: `${width}px`, height: '900px' },
        type: width < 992 ? ('tablet' as const) : ('desktop' as const),
      },
    ]),
  ),
};

/**
 * Stands each story on a sample site in the toolbar's theme, density, template, language and flags.
 * @returns a part of a Storybook preview
 */
export function sitePreview(options: SitePreviewOptions): SitePreview {
  const { themes, firstTheme, templates, spaces = {}, flags: own = {}, fontUrl } = options;
  const languages: Readonly<Record<string, StoryLanguage>> = options.languages ?? storyLanguages;
  const [firstLanguage = 'en-AU'] = Object.keys(languages);
  return {
    initialGlobals: {
      theme: firstTheme,
      density: 'own',
      template: templates[0] ?? '',
      locale: firstLanguage,
      flags: 'resolved',
    },
    globalTypes: {
      theme: menu('Theme', 'paintbrush', byItself(Object.keys(themes))),
      density: menu('Density', 'grow', { own: "The theme's own density", ...byItself(Object.keys(spaces)) }),
      template: menu('Template', 'browser', byItself(templates)),
      locale: menu(
        'Language',
        'globe',
        Object.fromEntries(Object.entries(languages).map(([locale, { title }]) => [locale, title])),
      ),
      flags: menu('Flags', 'switchalt', flagChoices(own)),
    },
    decorators: [
      (Story, { args, globals }) => {
        const theme = themes[String(globals['theme'])];
        if (!theme)
          throw new Error(
            `There is no theme "${String(globals['theme'])}". Known themes: ${Object.keys(themes).join(', ')}.`,
          );
        const template = String(globals['template']);
        const { site: language } = languages[String(globals['locale'])] ?? storyLanguages['en-AU'];
        setPageLanguage(language.locale);
        // Pages are given their site besides. What is Australian may have a language of its own.
        const given =
          globals['locale'] === firstLanguage || !args['site']
            ? {}
            : { args: { ...args, site: { ...(args['site'] as PublicSite), ...language } } };
        const site = { ...sampleSite, ...language, theme: theme.name, template };
        return (
          <SiteProvider site={{ ...site, flags: flagsFor(globals['flags'], { theme: theme.name, template, own }) }}>
            <style>
              {fontFaceCss(theme, fontUrl) +
                themeCss({ ...theme.tokens, space: spaces[String(globals['density'])] ?? theme.tokens.space })}
            </style>
            <Story {...given} />
          </SiteProvider>
        );
      },
    ],
    parameters: { viewport: { options: viewports } },
  };
}
