import { siteThemeSchema } from '@forecourt/domain';
import { makeTheme, themes as ownThemes } from '@forecourt/tenant-themes';
import type { Theme } from '@forecourt/ui/model';
import { boutiqueTheme } from '../../../examples/template-boutique/boutiqueTheme.ts';

const files = import.meta.glob<unknown>('../../host/sites/themes/*.json', { import: 'default', eager: true });

/** Themes that are data beside the host's site files. */
const dataThemes = Object.entries(files).map(([path, data]): [string, Theme] => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  return [name, makeTheme(name, siteThemeSchema.parse(data))];
});

/** Every theme that a site can have, and that of the example of an agency's template, by its name. */
export const themes: Readonly<Record<string, Theme>> = {
  ...ownThemes,
  ...Object.fromEntries(dataThemes),
  boutique: boutiqueTheme,
};

/** @throws for a name that is no theme */
export function themeOf(name: string): Theme {
  const found = themes[name];
  if (!found) throw new Error(`There is no theme "${name}". Known themes: ${Object.keys(themes).join(', ')}.`);
  return found;
}
