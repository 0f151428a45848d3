import { flagNames, resolveFlags, type Flags } from '@forecourt/domain';

type FlagName = keyof Flags;

const every = (value: boolean) => Object.fromEntries(flagNames.map((name) => [name, value])) as Flags;

/** Names of the flags that are switched, as the address of a story says them. @example switchedFlags('compare_printPage') */
export const switchedFlags = (choice: unknown): FlagName[] =>
  String(choice)
    .split('_')
    .filter((name): name is FlagName => flagNames.some((known) => known === name));

/** What the toolbar offers, in words. */
export const flagChoices = {
  resolved: 'Flags as resolved',
  defaults: 'Flags at their defaults',
  on: 'All flags on',
  off: 'All flags off',
} as const;

/**
 * Flags of a story: as its site would resolve them, at their defaults, all on or all off; or as resolved but for those
 * that are named, which are the other way round.
 */
export function flagsFor(choice: unknown, theme: string, template: string): Flags {
  if (choice === 'on') return every(true);
  if (choice === 'off') return every(false);
  if (choice === 'defaults') return resolveFlags({ manufacturer: null, template: '', site: {} });
  const resolved = resolveFlags({ manufacturer: theme, template, site: {} });
  return { ...resolved, ...Object.fromEntries(switchedFlags(choice).map((name) => [name, !resolved[name]])) };
}
