import type { AskedField } from '../../model/formField.ts';
import { firstAnswer, type FormControl, type FormJob } from './formJob.ts';
import type { FormFiles } from './useFormFiles.ts';

export interface QuestionProps<Field extends AskedField = AskedField> {
  field: Field;
  control: FormControl;
  job: FormJob;
  slotsHref: string;
  files: FormFiles;
  refusals: number;
}

/** What every control needs to stand in the form: name, id, first value, words and error. */
export function controlProps({ field, control, job }: QuestionProps, name: string = field.name) {
  const error = control.formState.errors[name]?.message;
  return {
    ...control.register(name),
    id: job.idOf(name),
    label: field.label,
    hint: field.hint,
    required: field.required === true,
    error: typeof error === 'string' ? error : undefined,
    defaultValue: String(firstAnswer(field, name, job)),
  };
}
