import { Container, Section } from '@forecourt/ui';
import type { ContactPageProps } from '../contract/props.ts';
import { ContactDetails } from '../pages/ContactDetails.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { contact, panel } from '../pages/pages.css.ts';
import { LocationsSection } from '../sections/LocationsSection.tsx';

/** A group's visitors look for their own place first: the places come before the form. */
export function GroupContact({ site, now, slots }: ContactPageProps) {
  return (
    <>
      <PageHead title="Contact us" text={`Find your nearest ${site.name} dealership, or write to us below.`} />
      <LocationsSection site={site} now={now} tone="sunken" email={slots.email} />
      <Section>
        <Container>
          <div className={contact}>
            <div className={panel} id="enquire">
              {slots.form}
            </div>
            <ContactDetails site={site} now={now} />
          </div>
        </Container>
      </Section>
    </>
  );
}
