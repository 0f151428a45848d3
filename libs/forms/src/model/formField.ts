import type { Condition, PlainField, Question } from '@forecourt/domain/answers';
import type { FileKind } from './fileKinds.ts';

/** Lists that come from the site and not from a form: categories, branches, dealerships, states. */
export const choiceLists = ['categories', 'locations', 'dealerships', 'states'] as const;
export type ChoiceList = (typeof choiceLists)[number];

export interface DateTimeField extends Question {
  type: 'date-time';
  /** Name of the text field that is shown where there are no free times. */
  otherwise: { name: string; label: string; hint?: string };
}
/** A whole number on a scale, with all numbers visible. */
export interface ScaleField extends Question {
  type: 'scale';
  min: number;
  max: number;
  /** Labels of the two ends. @example 'Not at all likely' */
  minLabel: string;
  maxLabel: string;
}
/** A date, typed in the Australian order. */
export interface DateField extends Question {
  type: 'date';
  autoComplete?: string;
  /** Minimum number of years since that day: the age of a person born on it. */
  youngest?: number;
}
/**
 * Files that are uploaded while the form is filled in; the form sends their ids. Without a script documents are posted
 * with the form, and pictures not at all, so files are never required.
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
  /** Label for the dealer. */
  label: string;
  default?: string;
  max?: number;
  when?: never;
  off?: never;
}

/** A field that visitors can see. */
export type VisibleField = PlainField<ChoiceList> | DateTimeField | ScaleField | DateField | FileField;

export type FormField = VisibleField | HiddenField;

/** Every name that a field posts. */
export function namesOf(field: FormField): string[] {
  if (field.type === 'date-time') return [field.name, field.otherwise.name];
  return field.type === 'rego' ? [field.name, field.state] : [field.name];
}

/** Whether a condition holds for the answers so far. A missing condition always holds. */
export function holds(condition: Condition | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true;
  const answered = values[condition.field];
  const answer = answered === true ? 'Yes' : typeof answered === 'string' ? answered : '';
  return condition.is ? condition.is.includes(answer) : !condition.isNot.includes(answer);
}
