import { isTicked } from '@forecourt/domain/answers';
import type { VisibleField } from '../../model/formField.ts';
import { firstAnswer, type FormControl, type FormJob } from './formJob.ts';
import type { FormFiles } from './useFormFiles.ts';

export interface QuestionProps<Field extends VisibleField = VisibleField> {
  /** The question. */
  field: Field;
  /** State of the typed answers and their errors. */
  control: FormControl;
  /** Settings and vehicle of the form. */
  job: FormJob;
  /** Endpoint that answers with free times. */
  slotsHref: string;
  /** Names and refusals of files from an earlier post. */
  files: FormFiles;
  /** How often the server has refused the form: free times are fetched again each time. */
  refusals: number;
}

/** Id, initial value and error of a field. */
export function controlOf({ field, control, job }: QuestionProps, name: string) {
  const error = control.formState.errors[name]?.message;
  const first = firstAnswer(field, name, job);
  return {
    ...control.register(name),
    id: job.idOf(name),
    error: typeof error === 'string' ? error : undefined,
    defaultValue: String(first),
    defaultChecked: isTicked(first),
  };
}

/** Props that every control needs: name, id, initial value, texts and error. */
export function controlProps(props: QuestionProps, name: string = props.field.name) {
  const { defaultChecked: _box, ...control } = controlOf(props, name);
  const { label, hint, required } = props.field;
  return { ...control, label, hint, required: required === true };
}
