import {
  CheckboxField,
  RadioGroupField,
  SelectField,
  SiteTerms,
  TextAreaField,
  TextField,
  useSite,
} from '@forecourt/ui';
import { messageLimit, scaleMarks } from '../../model/fieldSchema.ts';
import { isTicked } from '../../model/fields.ts';
import { choicesOf } from './choicesOf.ts';
import { CurrencyQuestion } from './CurrencyQuestion.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import { firstAnswer } from './formJob.ts';
import { SlotQuestion } from './SlotQuestion.tsx';
import { RegoField } from '../RegoField/RegoField.tsx';
import { ScaleField } from '../ScaleField/ScaleField.tsx';
import { controlProps, type QuestionProps } from './controlProps.ts';

const line = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  postcode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 },
} as const;

/** One question of a form, whatever its type. */
export function FormQuestion(props: QuestionProps) {
  const { field, job } = props;
  const { site } = useSite();
  const question = controlProps(props);
  switch (field.type) {
    case 'string':
      return (
        <TextField
          {...question}
          maxLength={field.max ?? 120}
          autoComplete={field.autoComplete}
          autoCapitalize={field.capitals ? 'characters' : undefined}
        />
      );
    case 'paragraph':
      return <TextAreaField {...question} maxLength={field.max ?? messageLimit} />;
    case 'email':
    case 'phone':
    case 'postcode':
      return <TextField {...question} {...line[field.type]} />;
    case 'number':
      return <TextField {...question} inputMode="numeric" maxLength={12} />;
    case 'currency':
      return <CurrencyQuestion {...props} field={field} />;
    case 'select':
      return <SelectField {...question} options={choicesOf(field, site)} placeholder={field.placeholder} />;
    case 'radio':
      return <RadioGroupField {...question} options={choicesOf(field, site)} />;
    case 'yes-no':
      return <RadioGroupField {...question} options={['Yes', 'No'].map((value) => ({ value, label: value }))} />;
    case 'checkbox': {
      const { defaultValue: _text, ...box } = question;
      const ticked = isTicked(firstAnswer(field, field.name, job));
      const tick = <CheckboxField {...box} defaultChecked={ticked} />;
      return field.reads === 'terms' ? <SiteTerms>{tick}</SiteTerms> : tick;
    }
    case 'scale': {
      const { leastWords, mostWords } = field;
      return <ScaleField {...question} marks={scaleMarks(field)} leastWords={leastWords} mostWords={mostWords} />;
    }
    case 'date':
      return <TextField {...question} inputMode="numeric" maxLength={10} autoComplete={field.autoComplete ?? 'off'} />;
    case 'file':
      return <FileQuestion {...props} field={field} />;
    case 'date-time':
      return <SlotQuestion {...props} field={field} />;
    case 'rego':
      return (
        <RegoField plate={question} state={{ ...controlProps(props, field.state), label: 'State', hint: undefined }} />
      );
  }
}
