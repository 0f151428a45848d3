import { australianStates } from '@forecourt/domain';
import { fieldMessages } from '@forecourt/domain/messages';
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

const states = australianStates.map((state) => ({ value: state, label: state }));

/** A number plate and its state of registration. */
export function RegoField({ plate, state }: RegoFieldProps) {
  const say = useWords(fieldMessages);
  return (
    <div className={styles.pair}>
      <TextField {...plate} maxLength={12} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <SelectField {...state} label={say('field.state')} options={states} placeholder={say('field.state')} />
    </div>
  );
}
