import type { FileKind } from './fileKinds.ts';

/** One answer to choose. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

/** Holds while the other field has one of these answers, or none of them. An empty box reads ''. */
export type Condition =
  { field: string; is: readonly string[]; isNot?: never } | { field: string; isNot: readonly string[]; is?: never };

/** Lists that the site knows better than a form: its categories, its branches, its dealerships, the states. */
export const choiceLists = ['categories', 'locations', 'dealerships', 'states'] as const;
export type ChoiceList = (typeof choiceLists)[number];

interface Question {
  /** Name under which it is sent and stored: letters, digits, spaces, hyphens and underscores. */
  name: string;
  label: string;
  hint?: string;
  /** @default false */
  required?: boolean | Condition;
  /** Said when the answer is missing or cannot be taken. Every type has words of its own. */
  message?: string;
  /** Asked only while this holds. */
  when?: Condition;
  /** Asked only on sites that switch it on. */
  off?: boolean;
  /** The site's own settings say whether it is asked and needed: see `formSettings`. */
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
}
export interface ContactField extends Question {
  type: 'postcode' | 'phone' | 'email';
}
export interface CurrencyField extends Question {
  type: 'currency';
  /** Dollars. @default 10_000_000 */
  most?: number;
  /** Dollars offered as buttons; the site's own amounts take their place. @default none */
  quick?: readonly number[];
  /** In a form about a vehicle the buttons are amounts that somebody would offer for it. */
  aboutPrice?: boolean;
  default?: string;
}
export interface NumberField extends Question {
  type: 'number';
  least?: number;
  most: number;
  /** @example 'km' */
  unit?: string;
}
export interface ChoiceField extends Question {
  type: 'select' | 'radio';
  options: readonly Choice[] | ChoiceList;
  /** Shown while nothing is chosen; a select without one begins with its first option. */
  placeholder?: string;
  default?: string;
}
export interface YesNoField extends Question {
  type: 'yes-no';
  default?: 'Yes' | 'No';
}
export interface CheckboxField extends Question {
  type: 'checkbox';
  ticked?: boolean;
  /** Ticking it is a consent: its words and the moment are kept with the lead. */
  consent?: boolean;
  /** What is agreed to, unfolded beside the box: the site's terms of use. */
  reads?: 'terms';
}
export interface DateTimeField extends Question {
  type: 'date-time';
  /** Field for the visitor's own words where no times can be shown. */
  otherwise: { name: string; label: string; hint?: string };
}
export interface RegoField extends Question {
  type: 'rego';
  /** Name of the field that holds the state. */
  state: string;
}
/** A whole number from one end to the other, all in sight. */
export interface ScaleField extends Question {
  type: 'scale';
  least: number;
  most: number;
  /** What the ends mean. @example 'Not at all likely' */
  leastWords: string;
  mostWords: string;
}
/** A day of the calendar, typed as Australians write it. */
export interface DateField extends Question {
  type: 'date';
  autoComplete?: string;
  /** Fewest years since that day: the age of a person born on it. */
  youngest?: number;
}
/**
 * Files that are sent while the form is filled in; the form sends their ids. Without a script documents come with the
 * post itself, and pictures not at all, so none is ever required.
 */
export interface FileField extends Question {
  type: 'file';
  /** @default pictures only */
  kinds?: readonly FileKind[];
  /** Most files. @default 8 */
  most?: number;
}
export interface HiddenField {
  type: 'hidden';
  name: string;
  /** What a dealer reads it as. */
  label: string;
  default?: string;
  max?: number;
  when?: never;
  off?: never;
}

/** A question that visitors see. */
export type AskedField =
  | StringField
  | ParagraphField
  | ContactField
  | CurrencyField
  | NumberField
  | ChoiceField
  | YesNoField
  | CheckboxField
  | DateTimeField
  | RegoField
  | ScaleField
  | DateField
  | FileField;

export type FormField = AskedField | HiddenField;

/** Every name that a field sends. */
export function namesOf(field: FormField): string[] {
  if (field.type === 'date-time') return [field.name, field.otherwise.name];
  return field.type === 'rego' ? [field.name, field.state] : [field.name];
}

/** Whether a condition holds for what is answered so far. No condition always holds. */
export function holds(condition: Condition | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  const given = values[condition.field];
  const answer = given === true ? 'Yes' : typeof given === 'string' ? given : '';
  return condition.is ? condition.is.includes(answer) : !condition.isNot.includes(answer);
}
