import type { Theme, ThemeTokens } from '@forecourt/ui/model';
import { weakColours, wordedWeakness } from './legibility.ts';

type ChangedTokens = { readonly [Group in keyof ThemeTokens]?: Partial<ThemeTokens[Group]> };

/** A theme that has everything of another which it does not say itself. */
export interface OwnTheme extends Partial<Omit<Theme, 'tokens'>> {
  name: string;
  extends: Theme;
  tokens?: ChangedTokens;
}

function completed({ extends: base, tokens = {}, ...own }: OwnTheme): Theme {
  const groups = Object.keys(base.tokens) as (keyof ThemeTokens)[];
  const all = groups.map((group) => [group, { ...base.tokens[group], ...tokens[group] }]);
  return { ...base, ...own, tokens: Object.fromEntries(all) as unknown as ThemeTokens };
}

const familyOf = (stack: string): string => /^\s*['"]?([^'",]+)/.exec(stack)?.[1]?.trim() ?? stack;

/** Families that text is set in and no file is named for. */
function missingFamilies({ tokens: { font }, fonts }: Theme): string[] {
  const families = new Set([font.body, font.heading].map(familyOf));
  return [...families].filter((family) => !fonts.some((one) => one.family === family));
}

/**
 * Defines a theme beside the platform's, for `themes` of a host's configuration: every token, or those in which it
 * differs from the theme that it extends.
 * @throws when visitors could not read it, with each pair of colours and its contrast, and when a family of its type has
 * no font
 */
export function defineTheme(definition: Theme | OwnTheme): Theme {
  const theme = 'extends' in definition ? completed(definition) : definition;
  const faults = [
    ...weakColours(theme.tokens.color).map(wordedWeakness),
    ...missingFamilies(theme).map((family) => `'${family}' has no entry in "fonts"`),
  ];
  if (faults.length > 0) throw new Error(`The theme '${theme.name}' cannot be used: ${faults.join('; ')}.`);
  return theme;
}
