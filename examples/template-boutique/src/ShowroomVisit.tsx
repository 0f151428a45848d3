import { SectionHeader } from '@forecourt/content';
import { isOwnFlagOn, type PublicSite } from '@forecourt/domain';
import { ButtonLink, Container, Section } from '@forecourt/ui';
import { boutiqueFlags } from './boutiqueFlags.ts';
import { showroomVisitForm } from './showroomVisitForm.ts';

const steps = [
  ['Choose', 'Tell us which vehicle you would like to see, and when.'],
  ['Arrive', 'We’ll have it ready and all to yourself. Coffee’s on us.'],
  ['Drive', 'Drive it on roads you know. We can come along or stay behind.'],
] as const;

export interface ShowroomVisitProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Where a visit is asked for. @default the page of its form */
  href?: string;
}

/** How a visit to the showroom goes. Renders nothing where the dealer offers none. */
export function ShowroomVisit({ site, href = `/forms/${showroomVisitForm.id}` }: ShowroomVisitProps) {
  if (!isOwnFlagOn(site, boutiqueFlags, 'showroomVisits')) return null;
  return (
    <Section tone="sunken">
      <Container>
        <SectionHeader title="See it by appointment" />
        <ol className="boutique-steps">
          {steps.map(([name, text]) => (
            <li key={name} className="boutique-step">
              <h3 className="boutique-step-name">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink href={href}>Ask for a time</ButtonLink>
      </Container>
    </Section>
  );
}
