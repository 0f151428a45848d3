import { stateRules, type AustralianState } from '@forecourt/domain';
import { Button, SelectField, TextField } from '@forecourt/ui';
import { amountText } from '../../model/calculatorQuery.ts';
import type { OwnershipQuestion } from '../../model/ownership/vehicleOwnership.ts';
import * as styles from './OwnershipForm.css.ts';

export interface OwnershipFormProps {
  /** Page that handles the form. */
  action: string;
  /** Current values. */
  question: OwnershipQuestion;
  /** States whose registration fees are known. */
  states: readonly AustralianState[];
  /** Ids of the vehicles that are compared now. */
  ids: readonly string[];
  /** Vehicles that can be added to the comparison. */
  others: readonly { id: string; name: string }[];
}

/** Form for kilometres, state and another vehicle. A GET form: its page works with and without JavaScript. */
export function OwnershipForm({ action, question, states, ids, others }: OwnershipFormProps) {
  const isKnown = states.includes(question.state);
  return (
    <form className={styles.root} action={action} method="get" aria-label="Cost of ownership">
      <input type="hidden" name="ids" value={ids.join(',')} />
      <TextField
        name="km"
        label="Kilometres a year"
        inputMode="numeric"
        required
        autoComplete="off"
        defaultValue={amountText(question.kmPerYear)}
      />
      {states.length > 0 && (
        <SelectField
          name="state"
          label="Registered in"
          required
          defaultValue={isKnown ? question.state : ''}
          placeholder={isKnown ? undefined : 'Choose a state'}
          options={states.map((value) => ({ value, label: stateRules[value].name }))}
        />
      )}
      {others.length > 0 && (
        <SelectField
          name="with"
          label="Compare with"
          defaultValue=""
          placeholder="No other one"
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button type="submit">Work it out</Button>
    </form>
  );
}
