import { SectionHeader } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { ButtonLink, Container, Section } from '@forecourt/ui';

export interface HowWeWorkProps {
  /** The site that the page belongs to. */
  site: Pick<PublicSite, 'name' | 'paths' | 'texts'>;
}

/** A section of our own: three steps from looking to driving. */
export function HowWeWork({ site }: HowWeWorkProps) {
  const { vehicleNoun, vehicleNounPlural } = site.texts;
  const steps = [
    ['Look', `Compare ${vehicleNounPlural} by price, size and what a week costs.`],
    ['Ask', 'Send a question or book a drive. A person answers.'],
    ['Drive', `Take the ${vehicleNoun} on roads you know before you decide.`],
  ] as const;
  return (
    <Section tone="sunken">
      <Container>
        <SectionHeader title={`How ${site.name} works`} />
        <ol className="showcase-steps">
          {steps.map(([name, text]) => (
            <li key={name} className="showcase-step">
              <h3 className="showcase-step-name">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink href={site.paths.search}>See all {vehicleNounPlural}</ButtonLink>
      </Container>
    </Section>
  );
}
