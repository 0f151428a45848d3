import { formatDollars } from '@forecourt/domain';
import type { CurrencyField as CurrencyQuestionField } from '@forecourt/domain/answers';
import { CurrencyField } from '../CurrencyField/CurrencyField.tsx';
import { controlProps, type QuestionProps } from './controlProps.ts';
import { useAnswers } from './useAnswers.ts';

/** A question for an amount of dollars, typed or chosen. */
export function CurrencyQuestion(props: QuestionProps<CurrencyQuestionField>) {
  const { field, control } = props;
  const { defaultValue, ...question } = controlProps(props);
  const first = /^\d+(\.\d+)?$/.test(defaultValue) ? formatDollars(Number(defaultValue)) : defaultValue;
  const answers = useAnswers(control, { [field.name]: first });
  return (
    <CurrencyField
      {...question}
      defaultValue={first}
      quick={field.quick}
      current={String(answers[field.name] ?? '')}
      onAmount={(words) =>
        control.setValue(field.name, words, { shouldDirty: true, shouldValidate: control.formState.isSubmitted })
      }
    />
  );
}
