import { australianStates } from '@forecourt/domain';
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './RegoField.css.ts';

export interface RegoFieldProps {
  /** Label, value and error of the plate. */
  plate: TextFieldProps;
  /** Label, value and error of the state. */
  state: Omit<SelectFieldProps, 'options' | 'placeholder'>;
}

const states = australianStates.map((state) => ({ value: state, label: state }));

/** A number plate and its state of registration. */
export function RegoField({ plate, state }: RegoFieldProps) {
  return (
    <div className={styles.pair}>
      <TextField {...plate} maxLength={12} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <SelectField {...state} options={states} placeholder="State" />
    </div>
  );
}
