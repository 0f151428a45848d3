import type { FormErrors } from '@forecourt/domain/answers';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { FormDefinition } from '../../model/defineForm.ts';
import type { FormDefaults } from '../../model/formDefaults.ts';
import type { FormSettings } from '../../model/formSettings.ts';
import type { FormState } from '../../model/formState.ts';
import type { FormValues } from '../../model/formValues.ts';
import { readForm } from '../../model/readForm.ts';
import type { SubmissionAnswer } from '../../model/submission.ts';

export type FormInput = Record<string, string | boolean>;
export type FormControl = UseFormReturn<FormInput, unknown, FormValues>;

/** State and settings of one form on one page, from the first question to the confirmation. */
export interface FormJob {
  form: FormDefinition;
  settings: FormSettings;
  defaults: FormDefaults;
  endpoint: string;
  /** Endpoint that takes files while the form is filled in. @default '/api/uploads' */
  filesHref?: string;
  state: FormState;
  /** Id of a field's control. */
  idOf: (name: string) => string;
  onAccepted: (answer: SubmissionAnswer, values: FormValues) => void;
}

export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * Errors in the order of the form. Those of fields that are not shown are left out, because the visitor cannot fix
 * them.
 */
export function listProblems(shown: readonly string[], errors: FormErrors): FieldProblem[] {
  return shown.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
}

/** The visitor's local date; the Swedish locale writes it as '2026-11-21'. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Which fields are validated now. */
export interface Judging {
  /** Names of the fields to validate; null for all of them. */
  reached: ReadonlySet<string> | null;
  /** Messages that block sending apart from wrong answers, by field. */
  unsettled: FormErrors;
}

export function resolverOf(
  { form, settings }: Pick<FormJob, 'form' | 'settings'>,
  judging: () => Judging,
): Resolver<FormInput, unknown, FormValues> {
  return (values) => {
    const reading = readForm(form, values, { today: today(), ...settings });
    const { reached: now, unsettled: asked } = judging();
    if (reading.ok && Object.keys(asked).length === 0) return { values: reading.values, errors: {} };
    const found = reading.ok ? asked : { ...asked, ...reading.fieldErrors };
    const judged = Object.entries(found).filter(([name]) => now === null || now.has(name));
    if (judged.length === 0 && now !== null) return { values: values as FormValues, errors: {} };
    const errors = judged.map(([name, message]) => [name, { type: 'form', message }]);
    // Errors of fields that are not shown, such as an unknown field, must still keep the form from being sent.
    return {
      values: {},
      errors:
        errors.length > 0
          ? Object.fromEntries(errors)
          : { root: { type: 'form', message: reading.ok ? '' : reading.error } },
    };
  };
}

/** Initial value of a field: what was posted, else what the page knows, else the form's default. */
export function firstAnswer(
  field: FormDefinition['fields'][number],
  name: string,
  { defaults, state }: Pick<FormJob, 'defaults' | 'state'>,
): string | boolean {
  if (field.type === 'checkbox') return state.values ? (state.values[name] ?? '') : (defaults[name] ?? !!field.ticked);
  const own = 'default' in field && name === field.name ? field.default : undefined;
  return state.values?.[name] ?? defaults[name] ?? own ?? '';
}
