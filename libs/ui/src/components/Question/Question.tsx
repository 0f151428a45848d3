import { messageLimit, sameWords, yesOrNo, type PlainField } from '@forecourt/domain/answers';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, RefCallback } from 'react';
import { useQuestions } from '../../words/ownWords.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { RadioGroupField, type RadioGroupFieldProps } from '../RadioGroupField/RadioGroupField.tsx';
import { RegoField } from '../RegoField/RegoField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SiteTerms } from '../SiteTerms/SiteTerms.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id, initial value and error of one name of a field. */
export interface QuestionControl {
  name: string;
  id: string;
  error?: string;
  /** Initial value of a text or a choice. */
  defaultValue: string;
  /** Initial state of a checkbox. */
  defaultChecked: boolean;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  ref?: RefCallback<Control>;
}

export interface QuestionProps<Field extends PlainField = PlainField> {
  /** The question. */
  field: Field;
  /** Props by name: a field may post several names, each with a control of its own. */
  controlOf: (name: string) => QuestionControl;
  /** Layout of answers that are all visible. @default 'column' */
  layout?: RadioGroupFieldProps['layout'];
}

type Type = PlainField['type'];
type View<Of extends Type> = (props: QuestionProps<PlainField & { type: Of }>) => ReactNode;

/** Props of a text or choice control, from its field. */
function commonProps({ field, controlOf }: QuestionProps) {
  const { defaultChecked: _box, ...control } = controlOf(field.name);
  return { ...control, label: field.label, hint: field.hint, required: field.required === true };
}

const choices: View<'radio'> = (props) => (
  <RadioGroupField {...commonProps(props)} layout={props.layout} options={props.field.options} />
);

function YesOrNo(props: QuestionProps) {
  const options = useQuestions()(sameWords(yesOrNo));
  return <RadioGroupField {...commonProps(props)} layout={props.layout} options={options} />;
}

/** View of each type of field. A type without a view does not compile. */
const views: { readonly [Of in Type]: View<Of> } = {
  string: (props) => (
    <TextField
      {...commonProps(props)}
      maxLength={props.field.max ?? 120}
      autoComplete={props.field.autoComplete}
      autoCapitalize={props.field.capitals ? 'characters' : undefined}
    />
  ),
  paragraph: (props) => (
    <TextAreaField {...commonProps(props)} maxLength={props.field.max ?? messageLimit} rows={props.field.rows} />
  ),
  email: (props) => <TextField {...commonProps(props)} type="email" autoComplete="email" maxLength={254} />,
  phone: (props) => <TextField {...commonProps(props)} type="tel" autoComplete="tel" maxLength={30} />,
  postcode: (props) => (
    <TextField {...commonProps(props)} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
  ),
  number: (props) => <TextField {...commonProps(props)} inputMode="numeric" maxLength={12} autoComplete="off" />,
  currency: (props) => (
    <TextField
      {...commonProps(props)}
      inputMode="decimal"
      maxLength={20}
      autoComplete={props.field.autoComplete ?? 'off'}
    />
  ),
  select: (props) => {
    const { options, placeholder, autoComplete } = props.field;
    return (
      <SelectField {...commonProps(props)} options={options} placeholder={placeholder} autoComplete={autoComplete} />
    );
  },
  radio: choices,
  'yes-no': (props) => <YesOrNo {...props} />,
  checkbox: ({ field, controlOf }) => {
    const { defaultValue: _text, ...control } = controlOf(field.name);
    const { label, hint, required } = field;
    const box = <CheckboxField {...control} label={label} hint={hint} required={required === true} />;
    return field.reads === 'terms' ? <SiteTerms>{box}</SiteTerms> : box;
  },
  rego: (props) => {
    const { defaultChecked: _box, ...state } = props.controlOf(props.field.state);
    return <RegoField plate={commonProps(props)} state={{ ...state, required: props.field.required === true }} />;
  },
};

/** One question of a form, rendered by its type's view. */
export function Question(props: QuestionProps) {
  const inWords = useQuestions();
  const field = inWords(props.field);
  const view = views[field.type] as (props: QuestionProps) => ReactNode;
  return view({ ...props, field });
}
