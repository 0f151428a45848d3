/** States in which every page of a template is shown. */
export const pageStates = ['default', 'empty', 'long', 'many'] as const;

/**
 * `empty`: a dealer with nothing yet. `long`: long names and texts, with words as long as German ones. `many`: hundreds of
 * vehicles, many places, links and reviews.
 */
export type PageState = (typeof pageStates)[number];

/** A different value for some states of a page. */
export type ByState<Value> = Partial<Record<PageState, Value>> & { default: Value };

/** The value for a state; that of the default where the state has none of its own. */
export const inState = <Value>(state: PageState, values: ByState<Value>): Value => values[state] ?? values.default;

const dashed = (words: string): string => words.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();

/** Id of the story that shows a page in a state. @example 'templates-group-all-pages--gone-place-empty' */
export const pageStoryId = (template: string, page: string, state: PageState = 'default'): string =>
  `templates-${template}-all-pages--${dashed(page)}${state === 'default' ? '' : `-${state}`}`;
