import { SectionHeader } from '@forecourt/content';
import type { VehicleSummary } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';
import { LateGrid } from './LateGrid.tsx';

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
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** A titled grid of vehicles. Renders nothing without vehicles. */
export function VehicleSection({ title, text, more, vehicles, now, tone = 'plain' }: VehicleSectionProps) {
  if (vehicles.length === 0) return null;
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeader title={title} text={text} more={more} />
        <LateGrid vehicles={vehicles} renderedAt={now.getTime()} label={title} />
      </Container>
    </Section>
  );
}
