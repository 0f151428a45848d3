import { homeMessages } from '@forecourt/domain/messages';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ContactPageProps } from '../contract/props.ts';
import { ContactDetails } from '../pages/ContactDetails.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { contact, panel } from '../pages/pages.css.ts';
import { LocationsSection } from '../sections/LocationsSection.tsx';

/** Contact page of a group: the locations come before the form, because visitors look for theirs first. */
export function GroupContact({ site, now, slots }: ContactPageProps) {
  const say = useWords(homeMessages);
  return (
    <>
      <PageHead title={say('home.contactUs')} text={say('home.findYourNearestDealership', { name: site.name })} />
      <LocationsSection site={site} now={now} tone="sunken" first email={slots.email} />
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
