import type { TemplateName } from '@forecourt/domain';
// By itself: the frame around the stories, which reads this file too, needs nothing else of the library.
import { flagNames, resolveFlags, type FlagName, type Flags } from '../../../libs/domain/src/flags.ts';

const every = (value: boolean) => Object.fromEntries(flagNames.map((name) => [name, value])) as Flags;

/** Names of the flags that are switched, as the address of a story says them. @example switchedFlags('compare_printPage') */
export const switchedFlags = (choice: unknown): FlagName[] =>
  String(choice)
    .split('_')
    .filter((name): name is FlagName => flagNames.some((known) => known === name));

/** A choice with one flag switched, or switched back. @example withSwitched('compare_printPage', 'compare') // 'printPage' */
export function withSwitched(choice: unknown, name: FlagName): string {
  const switched = switchedFlags(choice);
  const next = switched.includes(name) ? switched.filter((one) => one !== name) : [...switched, name];
  return next.length === 0 ? 'resolved' : next.join('_');
}

/**
 * Flags of a story: as its site would resolve them, at their defaults, all on or all off; or as resolved but for those
 * that are named, which are the other way round.
 */
export function flagsFor(choice: unknown, theme: string, template: TemplateName): Flags {
  if (choice === 'on') return every(true);
  if (choice === 'off') return every(false);
  if (choice === 'defaults') return resolveFlags({ manufacturer: null, template: '', site: {} });
  const resolved = resolveFlags({ manufacturer: theme, template, site: {} });
  return { ...resolved, ...Object.fromEntries(switchedFlags(choice).map((name) => [name, !resolved[name]])) };
}
