import { flagNames, resolveFlags, type Flags, type OwnFlags } from '@forecourt/domain';

const every = (value: boolean) => Object.fromEntries(flagNames.map((name) => [name, value])) as Flags;

/** What the toolbar offers for all flags together, in words. */
const together: Readonly<Record<string, string>> = {
  resolved: 'Flags as resolved',
  defaults: 'Flags at their defaults',
  on: 'All flags on',
  off: 'All flags off',
};

/**
 * Names of the flags that are switched, as the address of a story says them, an agency's own among them.
 *
 * @example switchedFlags('compare_printPage') // ['compare', 'printPage']
 */
export const switchedFlags = (choice: unknown): string[] =>
  String(choice)
    .split('_')
    .filter((name) => !Object.hasOwn(together, name));

/**
 * What the toolbar offers, in words: the flags together, then each of an agency's own.
 *
 * @example flagChoices({ showroomVisits: { default: false, reason: 'Visits by appointment' } })['showroomVisits'] // 'showroomVisits the other way round'
 */
export const flagChoices = (own: OwnFlags = {}): Readonly<Record<string, string>> => ({
  ...together,
  ...Object.fromEntries(Object.keys(own).map((name) => [name, `${name} the other way round`])),
});

/** What a story's flags depend on. */
interface FlaggedStory {
  theme: string;
  template: string;
  /** Flags that an agency has added. @default none */
  own?: OwnFlags;
}

/**
 * Flags of a story: as its site would resolve them, at their defaults, all on or all off; or as resolved but for those
 * that are named, which are the other way round.
 */
export function flagsFor(choice: unknown, { theme, template, own = {} }: FlaggedStory): Flags {
  const ownNames = Object.keys(own);
  const ownAs = (value: (name: string) => boolean) => Object.fromEntries(ownNames.map((name) => [name, value(name)]));
  if (choice === 'on' || choice === 'off') return { ...ownAs(() => choice === 'on'), ...every(choice === 'on') };
  const usual = ownAs((name) => own[name]?.default === true);
  if (choice === 'defaults') return { ...usual, ...resolveFlags({ manufacturer: null, template: '', site: {} }) };
  const resolved: Flags & Record<string, boolean> = {
    ...usual,
    ...resolveFlags({ manufacturer: theme, template, site: {} }),
  };
  const switched = switchedFlags(choice).filter((name) => Object.hasOwn(resolved, name));
  return { ...resolved, ...Object.fromEntries(switched.map((name) => [name, !resolved[name]])) };
}
