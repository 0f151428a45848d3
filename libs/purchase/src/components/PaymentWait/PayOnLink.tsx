import { ButtonLink } from '@forecourt/ui';

/** Link back to the payment page, while it is open. Renders nothing without one. */
export function PayOnLink({ href }: { href: string | null }) {
  return (
    href && (
      <ButtonLink href={href} variant="secondary" size="large">
        Not paid yet? Back to the payment page
      </ButtonLink>
    )
  );
}
