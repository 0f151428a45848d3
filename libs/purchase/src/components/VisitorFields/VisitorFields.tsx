import { visitorQuestions } from '@forecourt/domain/answers';
import { Grid, Question } from '@forecourt/ui';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';

export interface VisitorFieldsProps {
  /** Id, initial value and error of each field. */
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
