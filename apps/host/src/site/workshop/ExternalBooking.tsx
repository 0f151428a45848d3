import { dealerPages, type PublicSite } from '@forecourt/domain';
import { ButtonLink, Notice } from '@forecourt/ui';

/** Links to the manufacturer's own booking pages, naming the destination. Renders nothing where there are none. */
export function ExternalBooking({ site }: { site: PublicSite }) {
  const booking = dealerPages(site.baseDomain)?.serviceBooking;
  if (!booking) return null;
  return (
    <Notice
      tone="info"
      title={`Opens ${site.manufacturer ?? 'the manufacturer'}’s booking site`}
      action={
        <ButtonLink href={booking} variant="secondary" icon="external" target="_blank" rel="noreferrer">
          Choose a time online
        </ButtonLink>
      }
    >
      <p>Choose a time there yourself, or ask us below and we find one with you.</p>
    </Notice>
  );
}
