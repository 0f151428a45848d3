import { purchaseStepMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Container, Section } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { PurchaseContext } from '../../model/context.ts';
import type { PostedState } from '../../model/formReading.ts';
import { readOrder, type OrderEntries } from '../../model/order.ts';
import type { OwnTradeIn } from '../../model/ownTradeIn.ts';
import { agreementOf, quote } from '../../model/quote.ts';
import { reachableStep } from '../../model/steps.ts';
import { stepIntro } from '../../model/stepWords.ts';
import { stepSummary } from '../../model/stepSummary.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { PurchaseSteps } from '../PurchaseSteps/PurchaseSteps.tsx';
import { SaleNotice } from '../SaleNotice/SaleNotice.tsx';
import { SavedOrder, type RestartAction } from './SavedOrder.tsx';
import { StepForm } from './StepForm.tsx';
import { StepPlace } from './StepPlace.tsx';
import * as styles from './PurchaseJourney.css.ts';

export interface PurchaseJourneyProps {
  /** The vehicle to buy. */
  vehicle: PurchaseVehicle;
  /** Current facts that the order is validated against. */
  context: PurchaseContext;
  /** Saved answers. */
  entries: OrderEntries;
  /** Step that the address asks for. @default the first open one */
  step: string | null;
  /** Address of the purchase. @example '/checkout-journey?car_id=rav4' */
  base: string;
  /** Handles the step's form: a server action bound to the step, or the path that takes a plain post. */
  action: PostAction | string;
  /** Result of the last submission of the step. */
  state?: PostedState;
  /** Hours for which the deposit holds the vehicle. */
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours?: number | null;
  /** When a resumed order was saved, as `savedAtWords` formats it. @example 'Tuesday' */
  savedAt?: string | null;
  /** Deletes the saved order. */
  restart?: RestartAction | string;
  /** Accepted ways to pay the deposit. */
  paymentMethods?: ReactNode;
  /** The car whose valuation the visitor has accepted: the trade-in until they say otherwise. */
  ownTradeIn?: OwnTradeIn | null;
}

/** Online purchase: one step at a time, with the order beside it. Every step is a plain form. */
export function PurchaseJourney(props: PurchaseJourneyProps) {
  const { vehicle, context, entries, base, savedAt, restart, holdHours, moneyBackHours = null } = props;
  const { values, steps: asked, done, stale } = readOrder(entries, context);
  const step = reachableStep(props.step, asked, done);
  const sums = quote(values, context);
  const outdated = stale.find((one) => one.step === step);
  const state: PostedState | undefined =
    props.state ??
    (outdated && { entries: entries[step] ?? null, fieldErrors: outdated.fieldErrors, error: outdated.error });
  const answers = asked.flatMap((one) => {
    const words = stepSummary(one, values, context);
    return words === null ? [] : [{ step: one, words }];
  });
  const { price, extras, delivery, place, requireTerms } = context;
  const { title, text } = stepIntro(step, useWords(purchaseStepMessages));
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.steps}>
            <PurchaseSteps base={base} current={step} steps={asked} done={done} />
          </div>
          <div className={styles.main}>
            {savedAt && <SavedOrder savedAt={savedAt} base={base} step={step} restart={restart} />}
            <StepPlace step={step}>
              <PageHead title={title} intro={text} />
            </StepPlace>
            <StepForm
              key={step}
              step={step}
              base={base}
              vehicle={vehicle}
              answers={answers}
              holdHours={holdHours}
              moneyBackHours={moneyBackHours}
              state={state}
              facts={{ price, extras, delivery, place, requireTerms }}
              action={props.action}
              saved={entries[step]}
              details={entries.details}
              ownTradeIn={props.ownTradeIn}
              deposit={sums.deposit}
              agreed={agreementOf(sums)}
              steps={asked}
              done={done}
            />
            {step === 'deposit' && props.paymentMethods}
            <SaleNotice state={vehicle.state} />
          </div>
          <div className={styles.side}>
            <OrderSummary vehicle={step === 'your-car' ? null : vehicle} quote={sums} />
          </div>
        </div>
      </Container>
    </Section>
  );
}
