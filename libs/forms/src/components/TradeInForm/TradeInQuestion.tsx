import { isTicked } from '@forecourt/domain/answers';
import { Question, useSite } from '@forecourt/ui';
import type { FormState } from '../../model/formState.ts';
import type { TradeInField } from '../../model/tradeInForms.ts';
import { withChoices } from '../Form/withChoices.ts';

export interface TradeInQuestionProps {
  /** The question. */
  field: TradeInField;
  /** Posted values and their errors. */
  state: FormState;
  /** Initial answers, by name. */
  values: Readonly<Record<string, string>>;
  /** Returns the id of a question's control by its name. */
  idOf: (name: string) => string;
}

/** One question of a step, with what was posted or is known. */
export function TradeInQuestion({ field, state, values, idOf }: TradeInQuestionProps) {
  const { site } = useSite();
  const own = 'default' in field ? (field.default ?? '') : '';
  const answerTo = (name: string) =>
    state.values ? (state.values[name] ?? '') : (values[name] ?? (name === field.name ? own : ''));
  const ticked = field.type === 'checkbox' && field.ticked === true;
  const controlOf = (name: string) => ({
    name,
    id: idOf(name),
    error: state.fieldErrors[name],
    defaultValue: answerTo(name),
    defaultChecked: state.values ? isTicked(state.values[name]) : ticked,
  });
  return <Question field={withChoices(field, site)} controlOf={controlOf} layout="row" />;
}
