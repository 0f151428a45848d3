import type { PublicSite } from '@forecourt/domain';
import { pageMessages, type Words } from '@forecourt/domain/messages';
import { DepartmentHours } from '@forecourt/locations';
import { selectLocations } from '@forecourt/locations/model';
import { Heading, Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { PhoneNumber } from '@forecourt/vehicle';
import { linePhone, mainLine, type PublicPhone } from '@forecourt/vehicle/model';
import * as styles from './pages.css.ts';

export interface ContactDetailsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
}

/** Phone numbers without duplicates, with their purpose. */
function phoneLines(site: PublicSite, say: Words<typeof pageMessages>): { name: string; phone: PublicPhone }[] {
  if (site.phoneLines.length < 2) {
    const phone = mainLine(site);
    return phone ? [{ name: say('page.callUs'), phone }] : [];
  }
  return site.phoneLines.flatMap((kinds) => {
    const phone = kinds[0] && linePhone(kinds[0], site);
    const nounPlural = site.texts.vehicleNounPlural;
    const name = say('page.phoneLine', {
      kinds: kinds.map((kind) => say(`page.${kind}`)).join(` ${say('page.and')} `),
      nounPlural,
    });
    return phone ? [{ name, phone }] : [];
  });
}

/** Phone numbers, email and opening hours of the dealer, beside its form. */
export function ContactDetails({ site, now }: ContactDetailsProps) {
  const say = useWords(pageMessages);
  const phones = phoneLines(site, say);
  const places = selectLocations('all', site.locations);
  const [main] = selectLocations('primary', site.locations);
  const departments = places.filter(({ dealership_id }) => dealership_id === main?.dealership_id).slice(0, 4);
  return (
    <aside className={styles.aside} aria-label={say('page.howToReachUs')}>
      <div className={styles.group}>
        {phones.map(({ name, phone }) => (
          <div key={name}>
            <Heading level={2} size="large">
              {name}
            </Heading>
            <PhoneNumber phone={phone} of={name} />
          </div>
        ))}
        {site.email && (
          <a className={styles.line} href={`mailto:${site.email}`}>
            <Icon name="mail" />
            {site.email}
          </a>
        )}
      </div>
      {departments.length > 0 && (
        <div className={styles.group}>
          <Heading level={2} size="large">
            {say('page.openingHours')}
          </Heading>
          <DepartmentHours locations={departments} now={now} />
        </div>
      )}
    </aside>
  );
}
