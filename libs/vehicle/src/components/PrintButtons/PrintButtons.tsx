import { vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { EventLink } from '../EventLink/EventLink.tsx';
import { BrochureButton } from './BrochureButton.tsx';

export interface PrintButtonsProps {
  /** The vehicle it is about. */
  vehicle: Vehicle;
}

/** The vehicle on paper: its print page, and its brochure as a file. */
export function PrintButtons({ vehicle }: PrintButtonsProps) {
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
        Print
      </EventLink>
      <BrochureButton slug={vehicle.slug} />
    </>
  );
}
