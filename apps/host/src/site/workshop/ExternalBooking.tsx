import { dealerPages, type PublicSite } from '@forecourt/domain';
import { workshopMessages } from '@forecourt/domain/messages';
import { ButtonLink, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** Links to the manufacturer's own booking pages, naming the destination. Renders nothing where there are none. */
export function ExternalBooking({ site }: { site: PublicSite }) {
  const say = useWords(workshopMessages);
  const booking = dealerPages(site.baseDomain)?.serviceBooking;
  if (!booking) return null;
  return (
    <Notice
      tone="info"
      title={say('workshop.opensBookingSite', { make: site.manufacturer ?? say('workshop.theManufacturer') })}
      action={
        <ButtonLink href={booking} variant="secondary" icon="external" target="_blank" rel="noreferrer">
          {say('workshop.chooseATime')}
        </ButtonLink>
      }
    >
      <p>{say('workshop.chooseThereOrAsk')}</p>
    </Notice>
  );
}
