/** One answer to choose. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** Holds while the other field has one of these answers, or none of them. An empty box reads ''. */
export type Condition =
  { field: string; is: readonly string[]; isNot?: never } | { field: string; isNot: readonly string[]; is?: never };

/** Properties of every field. */
export interface Question {
  /** Name under which it is sent and stored: letters, digits, spaces, hyphens and underscores. */
  name: string;
  label: string;
  hint?: string;
  /** @default false */
  required?: boolean | Condition;
  /** Message when the answer is missing or invalid. Every type has a default. */
  message?: string;
  /** Asked only while this holds. */
  when?: Condition;
  /** Asked only on sites that switch it on. */
  off?: boolean;
  /** The site's own settings decide whether it is asked and required. */
  bySite?: boolean;
  /** Shares its line with the next one where there is room. */
  half?: boolean;
}

interface Line {
  /** Most characters. */
  max?: number;
  autoComplete?: string;
  default?: string;
}

export interface StringField extends Question, Line {
  type: 'string';
  capitals?: boolean;
}
export interface ParagraphField extends Question, Line {
  type: 'paragraph';
  /** Begins with a sentence about the vehicle, where the form is about one. */
  aboutVehicle?: boolean;
  /** Lines in sight before anything is typed. */
  rows?: number;
}
export interface ContactField extends Question {
  type: 'postcode' | 'phone' | 'email';
}
export interface CurrencyField extends Question {
  type: 'currency';
  /** Dollars. @default 10_000_000 */
  max?: number;
  /** Dollars offered as buttons; the site's own amounts take their place. @default none */
  quick?: readonly number[];
  /** In a form about a vehicle the buttons are suggested offers for it. */
  aboutPrice?: boolean;
  default?: string;
  autoComplete?: string;
}
export interface NumberField extends Question {
  type: 'number';
  min?: number;
  max: number;
  /** @example 'km' */
  unit?: string;
}
/** @typeParam List names of lists that the form's renderer can fill in */
export interface ChoiceField<List extends string = never> extends Question {
  type: 'select' | 'radio';
  options: readonly Choice[] | List;
  /** Shown while nothing is chosen; a select without one begins with its first option. */
  placeholder?: string;
  default?: string;
  autoComplete?: string;
}
export interface YesNoField extends Question {
  type: 'yes-no';
  default?: 'Yes' | 'No';
}
export interface CheckboxField extends Question {
  type: 'checkbox';
  ticked?: boolean;
  /** Ticking it is a consent: its wording and the time are stored with the lead. */
  consent?: boolean;
  /** What is agreed to, unfolded beside the box: the site's terms of use. */
  reads?: 'terms';
}
export interface RegoField extends Question {
  type: 'rego';
  /** Name of the field that holds the state. */
  state: string;
}

/** A question that the page asks by itself: it needs no script, no server and no other answer. */
export type PlainField<List extends string = never> =
  | StringField
  | ParagraphField
  | ContactField
  | CurrencyField
  | NumberField
  | ChoiceField<List>
  | YesNoField
  | CheckboxField
  | RegoField;

const plainTypes: Readonly<Record<PlainField['type'], true>> = {
  string: true,
  paragraph: true,
  postcode: true,
  phone: true,
  email: true,
  currency: true,
  number: true,
  select: true,
  radio: true,
  'yes-no': true,
  checkbox: true,
  rego: true,
};

/** Whether a field of any kit is one of the plain ones. */
export function isPlain<Field extends { type: string }>(
  field: Field,
): field is Extract<Field, { type: PlainField['type'] }> {
  return Object.hasOwn(plainTypes, field.type);
}

/** Longest comments, in characters. */
export const messageLimit = 4_000;

/** Texts as choices that read as they are sent. */
export const sameWords = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

export const yesOrNo = ['Yes', 'No'] as const;
