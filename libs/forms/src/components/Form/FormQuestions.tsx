import { Grid } from '@forecourt/ui';
import type { VisibleField } from '../../model/formField.ts';
import { shortQuestion } from './formColumns.ts';
import type { FormControl, FormJob } from './formJob.ts';
import { FormQuestion } from './FormQuestion.tsx';
import type { FormFiles } from './useFormFiles.ts';

export interface FormQuestionsProps {
  /** State of the typed answers and their errors. */
  control: FormControl;
  /** Settings and vehicle of the form. */
  job: FormJob;
  /** Questions in the order they are asked. */
  fields: readonly VisibleField[];
  /** Endpoint that answers with free times. */
  slotsHref: string;
  /** Names and refusals of files from an earlier post. */
  files: FormFiles;
  /** How often the server refused: free times are fetched again each time. */
  refusals: number;
}

/** Groups adjacent questions that share a line. */
function lines(fields: readonly VisibleField[]): VisibleField[][] {
  return fields.reduce<VisibleField[][]>((groups, field) => {
    const last = groups.at(-1);
    if (last && field.half && last.every(({ half }) => half)) last.push(field);
    else groups.push([field]);
    return groups;
  }, []);
}

/** The questions, each with its initial value, its error and its id. */
export function FormQuestions({ fields, ...question }: FormQuestionsProps) {
  // A flat list with stable keys: a question that appears or disappears must not reset the others.
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
