import { GuaranteeStrip } from '@forecourt/content';
import { pageMessages } from '@forecourt/domain/messages';
import { Container } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ContactPageProps } from '../contract/props.ts';
import { LocationsSection } from '../sections/LocationsSection.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { PageHead } from './PageHead.tsx';
import * as styles from './pages.css.ts';

/** Contact page: the form first, numbers and hours beside it, the locations below. */
export function ContactPage({ site, now, slots }: ContactPageProps) {
  const say = useWords(pageMessages);
  return (
    <>
      <PageHead title={say('page.contactUs')} text={say('page.askAnythingWeRead', { name: site.name })} />
      <Container>
        <div className={styles.contact}>
          <div className={styles.panel} id="enquire">
            {slots.form}
          </div>
          <ContactDetails site={site} now={now} />
        </div>
      </Container>
      {site.flags.guaranteeStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={site.paths.search} />}
      <LocationsSection site={site} now={now} tone="sunken" email={slots.email} />
    </>
  );
}
