import { displayPhone, type PublicSite } from '@forecourt/domain';
import { DepartmentHours } from '@forecourt/locations';
import { selectLocations } from '@forecourt/locations/model';
import { Heading, Icon } from '@forecourt/ui';
import * as styles from './pages.css.ts';

export interface ContactDetailsProps {
  site: PublicSite;
  now: Date;
}

const lineNames = { new: 'New', used: 'Used', demo: 'Demonstrator' } as const;

/** Numbers to call, each once, with what they are for. */
function phoneLines({ phones, locations, texts }: PublicSite): { name: string; number: string }[] {
  const lines = new Map<string, string[]>();
  for (const kind of ['new', 'used', 'demo'] as const) {
    const number = phones[kind];
    if (number) lines.set(number, [...(lines.get(number) ?? []), lineNames[kind]]);
  }
  const main = locations.find(({ visible }) => visible)?.contact_detail.phone;
  if (lines.size === 0) return main ? [{ name: 'Call us', number: main }] : [];
  if (lines.size === 1) return [...lines.keys()].map((number) => ({ name: 'Call us', number }));
  return [...lines].map(([number, kinds]) => ({ name: `${kinds.join(' and ')} ${texts.vehicleNounPlural}`, number }));
}

/** Phones, e-mail and hours of the dealer, beside its form. */
export function ContactDetails({ site, now }: ContactDetailsProps) {
  const phones = phoneLines(site);
  const places = selectLocations('all', site.locations);
  const [main] = selectLocations('primary', site.locations);
  const departments = places.filter(({ dealership_id }) => dealership_id === main?.dealership_id).slice(0, 4);
  return (
    <aside className={styles.aside} aria-label="How to reach us">
      <div className={styles.group}>
        {phones.map(({ name, number }) => (
          <div key={number}>
            <Heading level={2} size="large">
              {name}
            </Heading>
            <a className={styles.line} href={`tel:${number}`}>
              <Icon name="phone" />
              {displayPhone(number)}
            </a>
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
            Opening hours
          </Heading>
          <DepartmentHours locations={departments} now={now} />
        </div>
      )}
    </aside>
  );
}
