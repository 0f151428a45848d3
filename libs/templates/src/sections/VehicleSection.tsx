import { SectionHeader } from '@forecourt/content';
import type { VehicleSummary } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { Container, Section } from '@forecourt/ui';
import { VehicleGrid } from '@forecourt/vehicle';
import type { CardSlots } from '../contract/cardSlots.ts';

export interface VehicleSectionProps {
  /** Heading of the section. */
  title: string;
  /** A sentence under the heading. */
  text?: string;
  /** The way to all of its kind. */
  more?: { href: string; label: string };
  /** Vehicles in the order they are shown. */
  vehicles: readonly VehicleSummary[];
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Parts that the host may take over. */
  slots?: CardSlots;
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

const ownToggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** A titled grid of vehicles. Renders nothing without vehicles. */
export function VehicleSection({ title, text, more, vehicles, now, slots, tone = 'plain' }: VehicleSectionProps) {
  if (vehicles.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader title={title} text={text} more={more} />
        <VehicleGrid vehicles={vehicles} now={now} label={title} renderToggles={slots?.toggles ?? ownToggles} />
      </Container>
    </Section>
  );
}
