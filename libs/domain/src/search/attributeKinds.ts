/** Messages that visitors read in place of values. */
export type ValueMessage =
  | 'search.valueNew'
  | 'search.valueUsed'
  | 'search.valueDemo'
  | 'search.certified'
  | 'search.notCertified'
  | 'search.cars'
  | 'search.caravans'
  | 'search.inStock'
  | 'search.comingSoon'
  | 'search.sold';

/** How a visitor chooses: `makes` are make cards with their models, `tiles` outlines of body types. */
export const filterControls = ['list', 'makes', 'range', 'select', 'tiles', 'toggle'] as const;

export const searchLayouts = ['grid', 'list'] as const;

export type FilterControl = (typeof filterControls)[number];
export type SearchLayout = (typeof searchLayouts)[number];

/** What the number of an attribute counts. Money is in dollars, `weekly` money in dollars a week. */
export type Measure =
  'berths' | 'doors' | 'kilograms' | 'kilometres' | 'millimetres' | 'money' | 'seats' | 'weeklyMoney' | 'year';

/** Words that are shown as the index holds them, or as `words` says. */
export interface WordAttribute {
  kind: 'words';
  control: 'list' | 'select';
  /** What visitors read in place of a value, as messages. */
  words?: Readonly<Record<string, ValueMessage>>;
  /** Most values that its list shows. */
  limit?: number;
}

export interface NumberAttribute {
  kind: 'number';
  measure: Measure;
  control: 'list' | 'select' | 'range';
}

/** Amounts in bands, such as '$10,000-$20,000'. */
export interface BandAttribute {
  kind: 'band';
  measure: 'money' | 'weeklyMoney';
  control: 'list' | 'select';
}

/** Yes or no. */
export interface FlagAttribute {
  kind: 'flag';
  control: 'list' | 'select' | 'toggle';
  words: Readonly<Record<'true' | 'false', ValueMessage>>;
}

/** A timestamp, filtered by a number of days up to now. */
export interface DaysAttribute {
  kind: 'days';
  control: 'list' | 'select';
}

/** Body types, each with spellings and an outline. */
export interface BodyAttribute {
  kind: 'body';
  control: 'list' | 'select' | 'tiles';
}

export interface MakeAttribute {
  kind: 'make';
  control: 'list' | 'select' | 'makes';
}

/** A make with one of its models. @example 'Toyota > RAV4' */
export interface MakeModelAttribute {
  kind: 'makeModel';
  control: 'list' | 'select';
}

/**
 * What a search can be filtered by. Its kind decides how an address spells it, how a chip says it, how its values are
 * ordered and which controls can serve it.
 */
export type SearchAttribute =
  | WordAttribute
  | NumberAttribute
  | BandAttribute
  | FlagAttribute
  | DaysAttribute
  | BodyAttribute
  | MakeAttribute
  | MakeModelAttribute;

export type AttributeKind = SearchAttribute['kind'];
