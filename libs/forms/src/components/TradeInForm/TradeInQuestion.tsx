import {
  CheckboxField,
  RadioGroupField,
  SelectField,
  SiteTerms,
  TextAreaField,
  TextField,
  useSite,
} from '@forecourt/ui';
import { messageLimit } from '../../model/fieldSchema.ts';
import { isTicked } from '../../model/fields.ts';
import type { AskedField } from '../../model/formField.ts';
import type { FormState } from '../../model/formState.ts';
import { choicesOf } from '../Form/choicesOf.ts';
import { RegoField } from '../RegoField/RegoField.tsx';

export interface TradeInQuestionProps {
  field: AskedField;
  state: FormState;
  /** First answers, by name. */
  values: Readonly<Record<string, string>>;
  idOf: (name: string) => string;
}

const line = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  postcode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 },
} as const;

const yesOrNo = ['Yes', 'No'].map((value) => ({ value, label: value }));

/** One question of a step, with what was sent or is known already. */
export function TradeInQuestion({ field, state, values, idOf }: TradeInQuestionProps) {
  const { site } = useSite();
  const own = 'default' in field ? (field.default ?? '') : '';
  const answerTo = (name: string) =>
    state.values ? (state.values[name] ?? '') : (values[name] ?? (name === field.name ? own : ''));
  const controlOf = (name: string) => ({
    name,
    id: idOf(name),
    label: field.label,
    hint: field.hint,
    required: field.required === true,
    error: state.fieldErrors[name],
    defaultValue: answerTo(name),
  });
  const question = controlOf(field.name);
  switch (field.type) {
    case 'rego':
      return <RegoField plate={question} state={{ ...controlOf(field.state), label: 'State', hint: undefined }} />;
    case 'email':
    case 'phone':
    case 'postcode':
      return <TextField {...question} {...line[field.type]} />;
    case 'number':
      return <TextField {...question} inputMode="numeric" maxLength={12} autoComplete="off" />;
    case 'select':
      return <SelectField {...question} options={choicesOf(field, site)} placeholder={field.placeholder} />;
    case 'radio':
      return <RadioGroupField {...question} layout="row" options={choicesOf(field, site)} />;
    case 'yes-no':
      return <RadioGroupField {...question} layout="row" options={yesOrNo} />;
    case 'paragraph':
      return <TextAreaField {...question} maxLength={field.max ?? messageLimit} />;
    case 'checkbox': {
      const { defaultValue: _text, ...box } = question;
      const ticked = state.values ? isTicked(state.values[field.name]) : field.ticked === true;
      const tick = <CheckboxField {...box} defaultChecked={ticked} />;
      return field.reads === 'terms' ? <SiteTerms>{tick}</SiteTerms> : tick;
    }
    default:
      return (
        <TextField
          {...question}
          maxLength={('max' in field && field.max) || 120}
          autoComplete={'autoComplete' in field ? field.autoComplete : 'off'}
        />
      );
  }
}
