import { Container, EmptyState, Heading, Icon, Section, Stack, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { OnlinePaymentOptions } from '../../model/onlinePayment.ts';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { OnlinePaymentForm } from './OnlinePaymentForm.tsx';
import * as styles from './OnlinePaymentPage.css.ts';

export interface OnlinePaymentPageProps {
  /** @default 'Pay online' */
  title?: string;
  /** @default says what can be paid here */
  intro?: string;
  /** What the form asks by; null while no payments are taken. */
  options: OnlinePaymentOptions | null;
  /** Of this showing of the form, so that a double click makes one payment. */
  idempotencyKey: string;
  /** A server action, or the path that takes the post. */
  action: PostAction | string;
  state?: PostedState;
  /** What is known of the visitor, or what they entered before. */
  entries?: Entries;
  /** How it can be paid. */
  paymentMethods?: ReactNode;
  /** Ways to reach the dealer instead: buttons or links. */
  contact?: ReactNode;
}

const points = [
  'Have your invoice or quote at hand, so that we can match your payment.',
  'You enter your card on the secure page of our payment provider. We never see its number.',
  'You get a receipt number at once, and we tell the dealership that you have paid.',
];

/** Paying an invoice, a job or an order: what it is, how much, and by whom. */
export function OnlinePaymentPage(props: OnlinePaymentPageProps) {
  const {
    title = 'Pay online',
    intro = 'Pay an invoice or a quote by card or wallet, from anywhere.',
    options,
  } = props;
  const head = (
    <div className={styles.head}>
      <Heading level={1} size="heading">
        {title}
      </Heading>
      {intro !== '' && <Text tone="muted">{intro}</Text>}
    </div>
  );
  return (
    <Section>
      <Container>
        {options === null ? (
          <Stack gap={4}>
            {head}
            <EmptyState title="We cannot take payments here just now" icon="clock" action={props.contact}>
              Please try again later, or contact us to pay another way. Nothing was charged.
            </EmptyState>
          </Stack>
        ) : (
          <div className={styles.page}>
            {head}
            <div className={styles.main}>
              <Stack gap={3}>
                <OnlinePaymentForm
                  {...{ options, action: props.action, state: props.state, entries: props.entries }}
                  idempotencyKey={props.idempotencyKey}
                />
                {props.paymentMethods}
              </Stack>
            </div>
            <section className={styles.side} aria-labelledby="paying-online">
              <Heading level={2} size="large" id="paying-online">
                How it works
              </Heading>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    <span className={styles.mark}>
                      <Icon name="check" />
                    </span>
                    {point}
                  </li>
                ))}
              </ul>
              {props.contact}
            </section>
          </div>
        )}
      </Container>
    </Section>
  );
}
