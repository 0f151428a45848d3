import { fileMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect } from 'react';
import type { FileField as FileQuestionField } from '../../model/formField.ts';
import { isPostedPlainly, readFileIds, refusedFileMessage } from '../../model/sentFiles.ts';
import { FileField } from '../FileField/FileField.tsx';
import { firstAnswer } from './formJob.ts';
import { controlProps, type QuestionProps } from './controlProps.ts';
import { useAnswers } from './useAnswers.ts';

/** A question for files: the form's value is their ids, kept over a reload like every answer. */
export function FileQuestion(props: QuestionProps<FileQuestionField>) {
  const { field, control, job, files } = props;
  const say = useWords(fileMessages);
  const { register, setValue, getValues, trigger, formState } = control;
  const first = String(firstAnswer(field, field.name, job));
  const { id, label, hint, error } = controlProps(props);
  const answers = useAnswers(control, { [field.name]: first });
  const posted = job.state.files?.[field.name] ?? [];

  // The ids are stored in the form's state, because the file input only holds file names.
  useEffect(() => {
    register(field.name);
    if (first !== '' && getValues(field.name) === undefined) setValue(field.name, first);
  }, [register, setValue, getValues, field.name, first]);

  return (
    <FileField
      id={id}
      label={label}
      hint={hint}
      error={error}
      kinds={field.kinds}
      max={field.max}
      documentMegabytes={job.settings.documentMegabytes}
      plainName={isPostedPlainly(field) ? field.name : undefined}
      known={Object.fromEntries(posted.map((file) => [file.id, file.name]))}
      place={{ address: files.href, form: job.form.id, field: field.name, keyOf: files.keyOf }}
      value={readFileIds(answers[field.name])}
      onChange={(ids) =>
        setValue(field.name, ids.join(' '), { shouldDirty: true, shouldValidate: error !== undefined })
      }
      onWork={files.onWork}
      refusedBefore={job.state.refused?.[field.name]}
      onUnsettled={(isUnsettled) => {
        files.onUnsettled(field.name, isUnsettled ? refusedFileMessage(field, say) : null);
        if (formState.isSubmitted) void trigger(field.name);
      }}
    />
  );
}
