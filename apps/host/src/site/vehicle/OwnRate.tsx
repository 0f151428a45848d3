import { pageHref, type Vehicle } from '@forecourt/domain';
import { ButtonLink, Notice } from '@forecourt/ui';

/** Link from a finance enquiry to a personal rate for the same vehicle. */
export function OwnRate({ vehicle }: { vehicle: Pick<Vehicle, 'id' | 'name'> }) {
  return (
    <Notice
      tone="info"
      title="Would you rather see your own rate?"
      action={
        <ButtonLink
          href={`${pageHref('personalised-finance')}?car_id=${encodeURIComponent(vehicle.id)}`}
          variant="secondary"
          size="small"
        >
          See my own rate
        </ButtonLink>
      }
    >
      Apply for {vehicle.name} with a few more details and your agreement to a credit check.
    </Notice>
  );
}
