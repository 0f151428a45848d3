import { Question } from '@forecourt/ui';
import { detailQuestions } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

/** Contact details of the buyer. */
export function DetailsStep({ controlOf }: { controlOf: ControlOf }) {
  return (
    <>
      <VisitorFields controlOf={controlOf} />
      {Object.values(detailQuestions).map((field) => (
        <Question key={field.name} field={field} controlOf={controlOf} />
      ))}
    </>
  );
}
