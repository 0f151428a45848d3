import { SectionHeader } from '@forecourt/content';
import type { VehicleSummary } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';
import { LateGrid } from './LateGrid.tsx';

export interface VehicleSectionProps {
  /** Heading of the section. */
  title: string;
  /** A sentence under the heading. */
  text?: string;
  /** Link to all vehicles of this kind. */
  more?: { href: string; label: string };
  /** Vehicles in display order. */
  vehicles: readonly VehicleSummary[];
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** A titled grid of vehicles. Renders nothing without vehicles. */
export function VehicleSection({ title, text, more, vehicles, now, tone = 'plain' }: VehicleSectionProps) {
  if (vehicles.length === 0) return null;
  return (
    <Section tone={tone} later={{ phone: 8 + 35 * vehicles.length, desk: 8 + 36 * Math.ceil(vehicles.length / 4) }}>
      <Container>
        <SectionHeader title={title} text={text} more={more} />
        <LateGrid vehicles={vehicles} renderedAt={now.getTime()} label={title} />
      </Container>
    </Section>
  );
}
