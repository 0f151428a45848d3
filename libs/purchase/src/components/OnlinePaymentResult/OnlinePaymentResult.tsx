import { formatMoney } from '@forecourt/domain';
import { ButtonLink, Container, ResultPanel, Section, type BadgeProps, type IconName } from '@forecourt/ui';
import { instantWords } from '../../model/instants.ts';
import type { OnlinePaymentState } from '../../model/onlinePayment.ts';
import { PaymentWait } from '../PaymentWait/PaymentWait.tsx';
import { PayOnLink } from '../PaymentWait/PayOnLink.tsx';

export interface OnlinePaymentResultProps {
  /** State of the payment. */
  state: OnlinePaymentState;
  /** Whole cents. */
  amount: number;
  /** Purpose of the payment, as the visitor entered it. */
  purpose: string;
  /** Number of the invoice, or a description. */
  reference: string;
  /** Reference for enquiries. @example 'A1B2C3D4' */
  receipt: string;
  /** Name of the payee. */
  payee: string;
  /** Time of the capture, as an ISO instant; null before. */
  paidAt: string | null;
  /** IANA time zone of the payee. */
  timeZone: string;
  /** Address of this page. */
  href: string;
  /** Address of the form with the entered values. */
  tryAgainHref: string;
  /** Endpoint that returns `{ state }` as JSON; without it the page is reloaded. */
  statusUrl?: string;
  /** Address of the payment page, while it is open. */
  paymentUrl?: string | null;
}

interface Words {
  icon: IconName;
  tone: NonNullable<BadgeProps['tone']>;
  badge: string;
  title: string;
  text: string;
}

function wordsOf(state: OnlinePaymentState, money: string, payee: string): Words {
  const words: Readonly<Record<OnlinePaymentState, Words>> = {
    paid: {
      icon: 'check',
      tone: 'success',
      badge: 'Paid',
      title: `You have paid ${money}`,
      text: `Thank you. ${payee} has been told. Keep this page, or print it, as your receipt.`,
    },
    paying: {
      icon: 'clock',
      tone: 'neutral',
      badge: 'Payment under way',
      title: 'We are waiting for your bank',
      text: 'This takes a few seconds as a rule. The page looks again by itself: please do not pay a second time.',
    },
    failed: {
      icon: 'warning',
      tone: 'danger',
      badge: 'Payment declined',
      title: 'Your payment did not go through',
      text: 'Nothing was taken from your account. Try again with the same card or another one, or ask your bank why it was declined. What you entered is kept.',
    },
    abandoned: {
      icon: 'info',
      tone: 'neutral',
      badge: 'Not paid',
      title: 'You have not paid yet',
      text: 'You left the payment page before paying, or its time was over. Nothing was taken. What you entered is kept.',
    },
  };
  return words[state];
}

type ActionsProps = Required<Pick<OnlinePaymentResultProps, 'state' | 'paymentUrl' | 'tryAgainHref'>>;

/** Actions. */
function Actions({ state, paymentUrl, tryAgainHref }: ActionsProps) {
  if (state === 'failed' || state === 'abandoned') {
    return (
      <ButtonLink href={tryAgainHref} variant="success" size="large">
        Try again
      </ButtonLink>
    );
  }
  return state === 'paying' ? (
    <PayOnLink href={paymentUrl} />
  ) : (
    <ButtonLink href="/" variant="secondary" size="large">
      Back to the home page
    </ButtonLink>
  );
}

/** Outcome of an online payment. If paid, it is the receipt. */
export function OnlinePaymentResult(props: OnlinePaymentResultProps) {
  const { state, paidAt, timeZone, payee, paymentUrl = null } = props;
  const money = formatMoney(props.amount);
  const { icon, tone, badge, title, text } = wordsOf(state, money, payee);
  const facts = [
    { name: state === 'paid' ? 'Amount paid' : 'Amount', value: money },
    { name: state === 'paid' ? 'Paid to' : 'To', value: payee },
    { name: 'For', value: props.purpose },
    { name: 'Invoice or reference', value: props.reference },
    ...(paidAt ? [{ name: 'Paid at', value: instantWords(new Date(paidAt), timeZone) }] : []),
    ...(state === 'paid' ? [{ name: 'Receipt number', value: props.receipt }] : []),
  ];
  return (
    <Section>
      <Container>
        <ResultPanel
          title={title}
          icon={icon}
          tone={tone}
          state={badge}
          aboutLabel={state === 'paid' ? 'Your receipt' : 'Your payment'}
          facts={facts}
          actions={<Actions state={state} paymentUrl={paymentUrl} tryAgainHref={props.tryAgainHref} />}
        >
          <p>{text}</p>
          {state === 'paying' && <PaymentWait href={props.href} statusUrl={props.statusUrl} />}
        </ResultPanel>
      </Container>
    </Section>
  );
}
