import { stateRules, type Jurisdiction } from '@forecourt/domain';
import { ownershipMessages } from '@forecourt/domain/messages';
import { Button, SelectField, TextField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { amountText } from '../../model/calculatorQuery.ts';
import type { OwnershipQuestion } from '../../model/ownership/vehicleOwnership.ts';
import * as styles from './OwnershipForm.css.ts';

export interface OwnershipFormProps {
  /** Page that handles the form. */
  action: string;
  /** Current values. */
  question: OwnershipQuestion;
  /** States whose registration fees are known. */
  states: readonly Jurisdiction[];
  /** Ids of the vehicles that are compared now. */
  ids: readonly string[];
  /** Vehicles that can be added to the comparison. */
  others: readonly { id: string; name: string }[];
}

/** Form for kilometres, state and another vehicle. A GET form: its page works with and without JavaScript. */
export function OwnershipForm({ action, question, states, ids, others }: OwnershipFormProps) {
  const say = useWords(ownershipMessages);
  const isKnown = states.includes(question.state);
  return (
    <form className={styles.root} action={action} method="get" aria-label={say('ownership.costOfOwnership')}>
      <input type="hidden" name="ids" value={ids.join(',')} />
      <TextField
        name="km"
        label={say('ownership.kilometresAYear')}
        inputMode="numeric"
        required
        autoComplete="off"
        defaultValue={amountText(question.kmPerYear)}
      />
      {states.length > 0 && (
        <SelectField
          name="state"
          label={say('ownership.registeredIn')}
          required
          defaultValue={isKnown ? question.state : ''}
          placeholder={isKnown ? undefined : say('ownership.chooseAState')}
          options={states.map((value) => ({ value, label: stateRules[value].name }))}
        />
      )}
      {others.length > 0 && (
        <SelectField
          name="with"
          label={say('ownership.compareWith')}
          defaultValue=""
          placeholder={say('ownership.noOtherOne')}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button type="submit">{say('ownership.workItOut')}</Button>
    </form>
  );
}
