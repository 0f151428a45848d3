import { isPlain, type PlainField } from '@forecourt/domain/answers';
import { Question, TextField, useSite } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { scaleMarks } from '../../model/fieldSchema.ts';
import type { VisibleField } from '../../model/formField.ts';
import { ScaleField } from '../ScaleField/ScaleField.tsx';
import { controlOf, controlProps, type QuestionProps } from './controlProps.ts';
import { CurrencyQuestion } from './CurrencyQuestion.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { SlotQuestion } from './SlotQuestion.tsx';
import { withChoices } from './withChoices.ts';

type OwnType = Exclude<VisibleField['type'], PlainField['type']> | 'currency';
type View<Of extends OwnType> = (props: QuestionProps<VisibleField & { type: Of }>) => ReactNode;

/** Views of the types that need the form's context. A type without a view does not compile. */
const ownViews: { readonly [Of in OwnType]: View<Of> } = {
  currency: (props) => <CurrencyQuestion {...props} />,
  scale: (props) => {
    const { minLabel, maxLabel } = props.field;
    return (
      <ScaleField {...controlProps(props)} marks={scaleMarks(props.field)} minLabel={minLabel} maxLabel={maxLabel} />
    );
  },
  date: (props) => (
    <TextField
      {...controlProps(props)}
      inputMode="numeric"
      maxLength={10}
      autoComplete={props.field.autoComplete ?? 'off'}
    />
  ),
  file: (props) => <FileQuestion {...props} />,
  'date-time': (props) => <SlotQuestion {...props} />,
};

/** Renders one question of a form, whatever its type. */
export function FormQuestion(props: QuestionProps) {
  const { field } = props;
  const { site } = useSite();
  if (isPlain(field) && field.type !== 'currency') {
    return (
      <Question
        field={withChoices(field, site, props.job.settings.locationIds)}
        controlOf={(name) => controlOf(props, name)}
      />
    );
  }
  const view = ownViews[field.type] as (props: QuestionProps) => ReactNode;
  return view(props);
}
