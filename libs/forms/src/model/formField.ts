import type { Condition, PlainField, Question } from '@forecourt/domain/answers';
import type { FileKind } from './fileKinds.ts';

/** Lists that the site knows better than a form: its categories, its branches, its dealerships, the states. */
export const choiceLists = ['categories', 'locations', 'dealerships', 'states'] as const;
export type ChoiceList = (typeof choiceLists)[number];

export interface DateTimeField extends Question {
  type: 'date-time';
  /** Field for the visitor's own words where no times can be shown. */
  otherwise: { name: string; label: string; hint?: string };
}
/** A whole number from one end to the other, all in sight. */
export interface ScaleField extends Question {
  type: 'scale';
  min: number;
  max: number;
  /** Labels of the two ends. @example 'Not at all likely' */
  minLabel: string;
  maxLabel: string;
}
/** A day of the calendar, typed as Australians write it. */
export interface DateField extends Question {
  type: 'date';
  autoComplete?: string;
  /** Minimum number of years since that day: the age of a person born on it. */
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
  /** Maximum number of files. @default 8 */
  max?: number;
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

/** A field that visitors can see. */
export type VisibleField = PlainField<ChoiceList> | DateTimeField | ScaleField | DateField | FileField;

export type FormField = VisibleField | HiddenField;

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
