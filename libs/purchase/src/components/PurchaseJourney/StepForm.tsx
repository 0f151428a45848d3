'use client';

import { purchaseMessages, purchaseStepMessages, type Words } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { formatMoney, type PurchaseExtra } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { Entries, PostedState } from '../../model/formReading.ts';
import { tradeInEntries, type OwnTradeIn } from '../../model/ownTradeIn.ts';
import { nextStep, type FormStep } from '../../model/steps.ts';
import { stepName, type StepWords } from '../../model/stepWords.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { PostedForm, type ControlOf, type PostAction } from '../PostedForm/PostedForm.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { DepositStep } from './DepositStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { ExtrasStep } from './ExtrasStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { TradeInStep } from './TradeInStep.tsx';
import { YourCarStep } from './YourCarStep.tsx';

/** Facts of site and vehicle for the steps. Amounts in whole cents. */
export interface StepFacts {
  price: number;
  extras: readonly PurchaseExtra[];
  delivery: { withinKm: number; price: number } | null;
  place: string;
  requireTerms: boolean;
}

export interface StepAnswer {
  step: FormStep;
  words: string;
}

export interface StepFormProps {
  /** The current step. */
  step: FormStep;
  /** Address of the purchase. */
  base: string;
  /** The vehicle to buy. */
  vehicle: PurchaseVehicle;
  /** Facts that the questions depend on: price in whole cents, extras, delivery and location. */
  facts: StepFacts;
  /** Handles the form: a server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** Errors and values of a refused post. */
  state?: PostedState;
  /** Saved answers of this step. */
  saved?: Entries;
  /** Known details of the visitor. */
  details?: Entries;
  /** The car whose valuation the visitor has accepted. */
  ownTradeIn?: OwnTradeIn | null;
  /** Answers of the earlier steps. */
  answers: readonly StepAnswer[];
  /** Steps of this order. */
  steps: readonly FormStep[];
  /** Completed steps. */
  done: readonly FormStep[];
  /** Deposit in whole cents. */
  deposit: number;
  /** The amounts that the visitor agrees to, from `agreementOf`: shows whether they have changed since. */
  agreed: string;
  /** Hours for which the deposit holds the vehicle. */
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours: number | null;
}

/** Initial values of a step. */
function firstValues({ step, saved, details, ownTradeIn }: StepFormProps): Entries {
  if (saved) return saved;
  if (step === 'trade-in' && ownTradeIn) return tradeInEntries(ownTradeIn);
  const postcode = details?.postcode;
  if (step === 'delivery') return { handover: 'Pickup', ...(postcode ? { delivery_postcode: postcode } : {}) };
  return step === 'details' ? { contact_method: 'Phone' } : {};
}

function hiddenValues({ step, facts, agreed }: StepFormProps): Entries {
  if (step === 'your-car') return { price: String(facts.price) };
  return step === 'deposit' ? { agreed } : {};
}

function submitWords(
  { step, steps, done, deposit }: StepFormProps,
  say: Words<typeof purchaseMessages>,
  saySteps: StepWords,
): string {
  if (step === 'deposit') return say('purchase.payDeposit', { amount: formatMoney(deposit) });
  const next = nextStep(step, steps, [...done, step]);
  return say('purchase.continueTo', { step: stepName(next, saySteps).toLowerCase() });
}

/** The form of one step. */
export function StepForm(props: StepFormProps) {
  const { step, base, vehicle, facts, answers, holdHours, moneyBackHours } = props;
  const say = useWords(purchaseMessages);
  const saySteps = useWords(purchaseStepMessages);
  const fieldsOf: Readonly<Record<FormStep, (controlOf: ControlOf) => ReactNode>> = {
    'your-car': () => <YourCarStep vehicle={vehicle} facts={facts} moneyBackHours={moneyBackHours} />,
    'trade-in': (controlOf) => <TradeInStep controlOf={controlOf} own={props.saved ? null : props.ownTradeIn} />,
    payment: (controlOf) => <PaymentStep controlOf={controlOf} price={facts.price} />,
    extras: (controlOf) => <ExtrasStep controlOf={controlOf} extras={facts.extras} />,
    delivery: (controlOf) => <DeliveryStep controlOf={controlOf} delivery={facts.delivery} place={facts.place} />,
    details: (controlOf) => <DetailsStep controlOf={controlOf} />,
    deposit: (controlOf) => (
      <DepositStep
        controlOf={controlOf}
        base={base}
        answers={answers}
        holdHours={holdHours}
        moneyBackHours={moneyBackHours}
        requireTerms={facts.requireTerms}
        deposit={props.deposit}
      />
    ),
  };
  return (
    <PostedForm
      label={stepName(step, saySteps)}
      action={props.action}
      state={props.state}
      values={firstValues(props)}
      hidden={hiddenValues(props)}
      submitLabel={submitWords(props, say, saySteps)}
      submitVariant={step === 'deposit' ? 'success' : 'primary'}
    >
      {fieldsOf[step]}
    </PostedForm>
  );
}
