import { paymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { ButtonLink } from '@forecourt/ui';

/** Link back to the payment page, while it is open. Renders nothing without one. */
export function PayOnLink({ href }: { href: string | null }) {
  const say = useWords(paymentMessages);
  return (
    href && (
      <ButtonLink href={href} variant="secondary" size="large">
        {say('payment.backToPayment')}
      </ButtonLink>
    )
  );
}
