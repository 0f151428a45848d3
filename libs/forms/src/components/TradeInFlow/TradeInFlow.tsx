import { formatMoney, timeZoneAt, type PublicSite } from '@forecourt/domain';
import { tradeInMessages, type Words } from '@forecourt/domain/messages';
import { Container, Heading, Notice, Section, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { formSettings } from '../../model/formSettings.ts';
import type { FormState } from '../../model/formState.ts';
import { tradeInForm, type TradeInStep } from '../../model/tradeInForms.ts';
import { reachableTradeInStep } from '../../model/tradeInReading.ts';
import type { FormAction } from '../Form/Form.tsx';
import { TradeInForm, type TradeInButton } from '../TradeInForm/TradeInForm.tsx';
import { tradeInAnswers } from './tradeInAnswers.ts';
import { TradeInCar } from './TradeInCar.tsx';
import { TradeInEstimate } from './TradeInEstimate.tsx';
import type { TradeInFacts } from './tradeInFacts.ts';
import * as styles from './TradeInFlow.css.ts';
import { tradeInGroups } from './tradeInGroups.ts';
import { TradeInSteps } from './TradeInSteps.tsx';

export interface TradeInFlowProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Heading of the page. @example 'Value my trade-in' */
  heading: string;
  /** Known facts of the car so far. */
  car: TradeInFacts;
  /** Step that the address asks for. @default the first incomplete one */
  step: string | null;
  /** Address of the flow. @example '/cars/trade-in?car_id=car-1' */
  base: string;
  /** Action that takes the step's form. */
  action: FormAction | string;
  /** Errors and values of a refused post. */
  state?: FormState;
  /** Details of the signed-in visitor. */
  phone?: string | null;
  /** Name of the dealer's vehicle that the trade-in goes towards. */
  towards?: string | null;
  /** Why the requested vehicle cannot be used for the trade-in. */
  notice?: string | null;
  /** Pictures of the car, beside the last step. */
  pictures?: ReactNode;
  /** Questions and answers (FAQ). */
  faq?: ReactNode;
}

const notFound = {
  'not-found': 'tradeIn.plateNotFound',
  unavailable: 'tradeIn.platesUnavailable',
  typed: null,
  found: null,
} as const;

const intros = {
  rego: 'tradeIn.introPlate',
  vehicle: 'tradeIn.introVehicle',
  condition: 'tradeIn.introCondition',
  offer: 'tradeIn.introOffer',
} as const satisfies Record<TradeInStep, string>;

function buttonsOf(
  say: Words<typeof tradeInMessages>,
  step: TradeInStep,
  { lookup, result }: TradeInFacts,
): TradeInButton[] {
  if (step === 'rego') return [{ label: say('tradeIn.findMyCar'), intent: 'continue' }];
  if (step === 'offer') {
    const ask = { label: say('tradeIn.askForAnAppraisal'), intent: 'ask' } as const;
    if (result?.kind !== 'estimate') return [ask];
    const accept = {
      label: say('tradeIn.accept', { offer: formatMoney(result.offer) }),
      intent: 'accept',
      variant: 'success',
    } as const;
    return [accept, { ...ask, variant: 'secondary' }];
  }
  const go = {
    label: step === 'vehicle' ? say('tradeIn.continue') : say('tradeIn.showMyEstimate'),
    intent: 'continue',
  } as const;
  if (step === 'vehicle' && lookup === 'found') {
    return [go, { label: say('tradeIn.thisIsNotMyCar'), intent: 'not-mine', variant: 'quiet' }];
  }
  return [go];
}

/** Address of a step of the flow. */
const stepHref = (base: string, step: TradeInStep) => `${base}${base.includes('?') ? '&' : '?'}step=${step}`;

/** The flow that values a visitor's car: plate, car, condition, offer. Every step is a plain form. */
export function TradeInFlow(props: TradeInFlowProps) {
  const say = useWords(tradeInMessages);
  const { site, heading, car, base, phone = null, towards, notice, pictures, faq } = props;
  const done = { hasRego: car.rego !== null, hasVehicle: car.kms !== null, hasResult: car.result !== null };
  const step = reachableTradeInStep(props.step, done);
  const behind: TradeInStep[] = [
    'rego',
    ...(done.hasRego ? (['vehicle'] as const) : []),
    ...(done.hasVehicle && Object.keys(car.answers).length > 0 ? (['condition'] as const) : []),
    ...(done.hasResult ? (['offer'] as const) : []),
  ];
  const form = tradeInForm(step, car.context);
  const offer = car.result?.kind === 'estimate' ? String(car.result.offer) : '';
  const unknown = step === 'vehicle' && car.lookup ? notFound[car.lookup] : null;
  const zone = timeZoneAt(site.locations, null);
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.main}>
            <div className={styles.intro}>
              <Heading level={1} size="page">
                {heading}
              </Heading>
              <Text tone="muted">
                {towards ? say('tradeIn.towards', { towards, intro: say(intros[step]) }) : say(intros[step])}
              </Text>
            </div>
            {notice && <Notice tone="info">{notice}</Notice>}
            <TradeInSteps current={step} done={behind} hrefOf={(one) => stepHref(base, one)} />
            {step !== 'rego' && <TradeInCar {...car} />}
            {unknown && <Notice tone="warning">{say(unknown)}</Notice>}
            {step === 'offer' && car.result && <TradeInEstimate result={car.result} timeZone={zone} />}
            {step === 'offer' && pictures}
            <TradeInForm
              key={`${step} ${car.lookup ?? ''}`}
              form={form}
              settings={formSettings(site, form)}
              action={props.action}
              state={props.state}
              values={tradeInAnswers(step, car, phone)}
              hidden={offer !== '' && step === 'offer' ? { seen_offer: offer } : undefined}
              groups={tradeInGroups(step, say)}
              buttons={buttonsOf(say, step, car)}
            />
          </div>
          {faq && (
            <section className={styles.side} aria-labelledby="trade-in-questions">
              <Heading level={2} size="title" id="trade-in-questions">
                {say('tradeIn.goodToKnow')}
              </Heading>
              {faq}
            </section>
          )}
        </div>
      </Container>
    </Section>
  );
}
