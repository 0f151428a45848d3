import { visitorQuestions } from '@forecourt/domain/answers';
import { Grid, Question } from '@forecourt/ui';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';

export interface VisitorFieldsProps {
  /** How each name stands in the form: first answer and error. */
  controlOf: ControlOf;
  /** Whether the postcode is asked for. @default true */
  withPostcode?: boolean;
}

const { postcode, ...others } = visitorQuestions;

/** Name, email, phone and postcode. */
export function VisitorFields({ controlOf, withPostcode = true }: VisitorFieldsProps) {
  return (
    <Grid min="16rem" gap={2}>
      {Object.values(others).map((field) => (
        <Question key={field.name} field={field} controlOf={controlOf} />
      ))}
      {withPostcode && <Question field={postcode} controlOf={controlOf} />}
    </Grid>
  );
}
