import { Container, EmptyState, Heading, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { OnlinePaymentOptions } from '../../model/paymentQuestions.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { PointList } from '../PointList/PointList.tsx';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { PurchaseSheet } from '../PurchaseSheet/PurchaseSheet.tsx';
import { OnlinePaymentForm } from './OnlinePaymentForm.tsx';

export interface OnlinePaymentPageProps {
  /** Heading of the page. @default 'Pay online' */
  title?: string;
  /** A sentence under the heading. @default says what can be paid here */
  intro?: string;
  /** Locations and limits of the form; null while no payments are taken. */
  options: OnlinePaymentOptions | null;
  /** Idempotency key of this form, so that a double click makes one payment. */
  idempotencyKey: string;
  /** A server action, or the path that takes the post. */
  action: PostAction | string;
  /** Errors and values of a refused post. */
  state?: PostedState;
  /** Known details of the visitor, or earlier answers. */
  entries?: Entries;
  /** Accepted ways to pay. */
  paymentMethods?: ReactNode;
  /** Other ways to contact the dealer: buttons or links. */
  contact?: ReactNode;
}

const points = [
  'Have your invoice or quote at hand, so that we can match your payment.',
  'You enter your card on the secure page of our payment provider. We never see its number.',
  'You get a receipt number at once, and we tell the dealership that you have paid.',
];

/** Page for paying an invoice, a job or an order. */
export function OnlinePaymentPage(props: OnlinePaymentPageProps) {
  const {
    title = 'Pay online',
    intro = 'Pay an invoice or a quote by card or wallet, from anywhere.',
    options,
  } = props;
  if (options === null) {
    return (
      <Section>
        <Container>
          <Stack gap={4}>
            <PageHead title={title} intro={intro} />
            <EmptyState title="We cannot take payments here just now" icon="clock" action={props.contact}>
              Please try again later, or contact us to pay another way. Nothing was charged.
            </EmptyState>
          </Stack>
        </Container>
      </Section>
    );
  }
  const howItWorks = (
    <section aria-labelledby="paying-online">
      <Stack gap={2}>
        <Heading level={2} size="large" id="paying-online">
          How it works
        </Heading>
        <PointList points={points} />
        {props.contact}
      </Stack>
    </section>
  );
  return (
    <PurchaseSheet title={title} intro={intro} side={howItWorks}>
      <OnlinePaymentForm
        options={options}
        action={props.action}
        state={props.state}
        entries={props.entries}
        idempotencyKey={props.idempotencyKey}
      />
      {props.paymentMethods}
    </PurchaseSheet>
  );
}
