import { onlinePaymentMessages, paymentMessages, type Words } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
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

type Say = Words<typeof onlinePaymentMessages & typeof paymentMessages>;

interface ResultWords {
  icon: IconName;
  tone: NonNullable<BadgeProps['tone']>;
  badge: string;
  title: string;
  text: string;
}

function resultWords(state: OnlinePaymentState, money: string, payee: string, say: Say): ResultWords {
  const words: Readonly<Record<OnlinePaymentState, ResultWords>> = {
    paid: {
      icon: 'check',
      tone: 'success',
      badge: say('onlinePayment.paid'),
      title: say('onlinePayment.paidTitle', { amount: money }),
      text: say('onlinePayment.paidText', { payee }),
    },
    paying: {
      icon: 'clock',
      tone: 'neutral',
      badge: say('payment.underWay'),
      title: say('payment.waitingTitle'),
      text: say('payment.waitingText'),
    },
    failed: {
      icon: 'warning',
      tone: 'danger',
      badge: say('payment.declined'),
      title: say('onlinePayment.failedTitle'),
      text: say('onlinePayment.failedText'),
    },
    abandoned: {
      icon: 'info',
      tone: 'neutral',
      badge: say('payment.notPaid'),
      title: say('payment.notPaidTitle'),
      text: say('onlinePayment.abandonedText'),
    },
  };
  return words[state];
}

const messages = { ...onlinePaymentMessages, ...paymentMessages };

type ActionsProps = Required<Pick<OnlinePaymentResultProps, 'state' | 'paymentUrl' | 'tryAgainHref'>>;

/** Actions. */
function Actions({ state, paymentUrl, tryAgainHref }: ActionsProps) {
  const say = useWords(onlinePaymentMessages);
  if (state === 'failed' || state === 'abandoned') {
    return (
      <ButtonLink href={tryAgainHref} variant="success" size="large">
        {say('onlinePayment.tryAgain')}
      </ButtonLink>
    );
  }
  return state === 'paying' ? (
    <PayOnLink href={paymentUrl} />
  ) : (
    <ButtonLink href="/" variant="secondary" size="large">
      {say('onlinePayment.backHome')}
    </ButtonLink>
  );
}

/** Outcome of an online payment. If paid, it is the receipt. */
export function OnlinePaymentResult(props: OnlinePaymentResultProps) {
  const { state, paidAt, timeZone, payee, paymentUrl = null } = props;
  const say = useWords(messages);
  const locale = useLocale();
  const money = formatMoney(props.amount);
  const { icon, tone, badge, title, text } = resultWords(state, money, payee, say);
  const facts = [
    { name: say(state === 'paid' ? 'onlinePayment.amountPaid' : 'onlinePayment.amount'), value: money },
    { name: say(state === 'paid' ? 'onlinePayment.paidTo' : 'onlinePayment.to'), value: payee },
    { name: say('onlinePayment.for'), value: props.purpose },
    { name: say('onlinePayment.reference'), value: props.reference },
    ...(paidAt ? [{ name: say('onlinePayment.paidAt'), value: instantWords(new Date(paidAt), timeZone, locale) }] : []),
    ...(state === 'paid' ? [{ name: say('onlinePayment.receiptNumber'), value: props.receipt }] : []),
  ];
  return (
    <Section>
      <Container>
        <ResultPanel
          title={title}
          icon={icon}
          tone={tone}
          state={badge}
          aboutLabel={say(state === 'paid' ? 'onlinePayment.yourReceipt' : 'onlinePayment.yourPayment')}
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
