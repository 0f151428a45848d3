import { Grid } from '@forecourt/ui';
import type { VisibleField } from '../../model/formField.ts';
import { shortQuestion } from './formColumns.ts';
import type { FormControl, FormJob } from './formJob.ts';
import { FormQuestion } from './FormQuestion.tsx';
import type { FormFiles } from './useFormFiles.ts';

export interface FormQuestionsProps {
  /** Keeps what is typed and what is wrong with it. */
  control: FormControl;
  /** The form and what it is about. */
  job: FormJob;
  /** Questions in the order they are asked. */
  fields: readonly VisibleField[];
  /** Answers with free times. */
  slotsHref: string;
  /** Files that were sent with the form. */
  files: FormFiles;
  /** How often the server refused: free times are looked up again. */
  refusals: number;
}

/** Neighbours that share a line stand in one group. */
function lines(fields: readonly VisibleField[]): VisibleField[][] {
  return fields.reduce<VisibleField[][]>((groups, field) => {
    const last = groups.at(-1);
    if (last && field.half && last.every(({ half }) => half)) last.push(field);
    else groups.push([field]);
    return groups;
  }, []);
}

/** The questions themselves, each with its first value, its error and its place in the form's order. */
export function FormQuestions({ fields, ...question }: FormQuestionsProps) {
  // Flat and with keys of its own: a question that comes or goes must leave the answers of the others alone.
  return lines(fields).flatMap((line) => {
    const [first] = line;
    const questions = line.map((field) => <FormQuestion key={field.name} field={field} {...question} />);
    if (!first || line.length === 1) return questions;
    return (
      <Grid key={`line ${first.name}`} min={shortQuestion} gap={2}>
        {questions}
      </Grid>
    );
  });
}
