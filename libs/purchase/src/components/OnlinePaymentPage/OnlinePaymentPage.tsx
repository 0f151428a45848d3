import { onlinePaymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
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

/** Page for paying an invoice, a job or an order. */
export function OnlinePaymentPage(props: OnlinePaymentPageProps) {
  const say = useWords(onlinePaymentMessages);
  const { title = say('onlinePayment.payOnline'), intro = say('onlinePayment.intro'), options } = props;
  if (options === null) {
    return (
      <Section>
        <Container>
          <Stack gap={4}>
            <PageHead title={title} intro={intro} />
            <EmptyState title={say('onlinePayment.notNow')} icon="clock" action={props.contact}>
              {say('onlinePayment.notNowText')}
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
          {say('onlinePayment.howItWorks')}
        </Heading>
        <PointList
          points={[
            say('onlinePayment.haveInvoiceAtHand'),
            say('onlinePayment.cardIsSafe'),
            say('onlinePayment.receiptAtOnce'),
          ]}
        />
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
