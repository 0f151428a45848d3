import { vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { vehicleMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { EventLink } from '../EventLink/EventLink.tsx';
import { LateBrochureButton } from '../LateParts/LateParts.tsx';

export interface PrintButtonsProps {
  /** The vehicle to print. */
  vehicle: Vehicle;
}

/** Links to the vehicle's print page and to its brochure file. */
export function PrintButtons({ vehicle }: PrintButtonsProps) {
  const say = useWords(vehicleMessages);
  return (
    <>
      <EventLink
        href={`/print?car_id=${vehicle.slug}`}
        target="_blank"
        rel="noopener"
        variant="quiet"
        size="small"
        icon="print"
        event="print"
        params={{ car_id: vehicle.id, ...vehicleEventParams(vehicle) }}
      >
        {say('vehicle.print')}
      </EventLink>
      <LateBrochureButton slug={vehicle.slug} />
    </>
  );
}
