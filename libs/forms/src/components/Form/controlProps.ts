import { isTicked } from '@forecourt/domain/answers';
import type { VisibleField } from '../../model/formField.ts';
import { firstAnswer, type FormControl, type FormJob } from './formJob.ts';
import type { FormFiles } from './useFormFiles.ts';

export interface QuestionProps<Field extends VisibleField = VisibleField> {
  /** The question. */
  field: Field;
  /** Keeps what is typed and what is wrong with it. */
  control: FormControl;
  /** The form and what it is about. */
  job: FormJob;
  /** Answers with free times. */
  slotsHref: string;
  /** Files that were sent with the form. */
  files: FormFiles;
  /** How often the server has sent the form back: times that were taken are then requested again. */
  refusals: number;
}

/** How one name of a field stands in the form: its id, first value and error. */
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

/** What every control needs to stand in the form: name, id, first value, words and error. */
export function controlProps(props: QuestionProps, name: string = props.field.name) {
  const { defaultChecked: _box, ...control } = controlOf(props, name);
  const { label, hint, required } = props.field;
  return { ...control, label, hint, required: required === true };
}
