import type { Decorator } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { flagNames, resolveFlags, type Flags, type TemplateName } from '@forecourt/domain';
import { themeOf } from './catalogueThemes.ts';
import { SiteProvider } from '@forecourt/ui';
import { fontFaceCss, themeCss } from '@forecourt/ui/model';

/** Addresses of the self-hosted fonts, by file name. */
const fonts: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2', {
      query: '?url',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

const every = (value: boolean) => Object.fromEntries(flagNames.map((name) => [name, value])) as Flags;

function flagsFor(choice: unknown, theme: string, template: TemplateName): Flags {
  if (choice === 'on') return every(true);
  if (choice === 'off') return every(false);
  if (choice === 'defaults') return resolveFlags({ manufacturer: null, template: '', site: {} });
  return resolveFlags({ manufacturer: theme, template, site: {} });
}

/** Stands each story on a sample site in the toolbar's theme, template and flags. */
export const withSite: Decorator = (Story, { globals }) => {
  const theme = themeOf(String(globals.theme));
  const template = globals.template as TemplateName;
  const flags = flagsFor(globals.flags, theme.name, template);
  return (
    <SiteProvider site={{ ...sampleSite, theme: theme.name, template, flags }}>
      <style>{fontFaceCss(theme, (file) => fonts[file] ?? '') + themeCss(theme.tokens)}</style>
      <Story />
    </SiteProvider>
  );
};
