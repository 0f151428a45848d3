import { jurisdictionsOf } from '@forecourt/domain';
import { fieldMessages } from '@forecourt/domain/messages';
import { use } from 'react';
import { Context } from '../../site/SiteProvider.tsx';
import { useWords } from '../../words/ownWords.ts';
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './RegoField.css.ts';

export interface RegoFieldProps {
  /** Label, value and error of the plate. */
  plate: TextFieldProps;
  /** Value and error of the state; its label says that it is one. */
  state: Omit<SelectFieldProps, 'options' | 'placeholder' | 'label'>;
}

/** A number plate and its state of registration, which is not asked in a country without states. */
export function RegoField({ plate, state }: RegoFieldProps) {
  const say = useWords(fieldMessages);
  const states = jurisdictionsOf(use(Context)?.site.country ?? 'AU').map((one) => ({ value: one, label: one }));
  const [only] = states;
  if (only && states.length === 1) {
    return (
      <>
        <TextField {...plate} maxLength={12} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
        <input type="hidden" name={state.name} value={only.value} />
      </>
    );
  }
  return (
    <div className={styles.pair}>
      <TextField {...plate} maxLength={12} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <SelectField {...state} label={say('field.state')} options={states} placeholder={say('field.state')} />
    </div>
  );
}
