import { pageHref, type Vehicle } from '@forecourt/domain';
import { financePageMessages } from '@forecourt/domain/messages';
import { ButtonLink, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** Link from a finance enquiry to a personal rate for the same vehicle. */
export function OwnRate({ vehicle }: { vehicle: Pick<Vehicle, 'id' | 'name'> }) {
  const say = useWords(financePageMessages);
  return (
    <Notice
      tone="info"
      title={say('financePage.ratherYourOwnRate')}
      action={
        <ButtonLink
          href={`${pageHref('personalised-finance')}?car_id=${encodeURIComponent(vehicle.id)}`}
          variant="secondary"
          size="small"
        >
          {say('financePage.seeMyOwnRate')}
        </ButtonLink>
      }
    >
      {say('financePage.applyFor', { name: vehicle.name })}
    </Notice>
  );
}
