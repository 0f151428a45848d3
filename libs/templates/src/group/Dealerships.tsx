import { MakeLogo, SectionHeader } from '@forecourt/content';
import { dealerLicence, dealershipPath, type PublicSite } from '@forecourt/domain';
import { homeMessages } from '@forecourt/domain/messages';
import { Container, Grid, Heading, Section, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './Dealerships.css.ts';

export interface DealershipsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Folder of the files of the marks of makes. @default none: the marks are part of the page */
  marks?: string;
}

/** The dealerships of the group with their brands. Renders nothing where there is only one. */
export function Dealerships({ site, marks }: DealershipsProps) {
  const say = useWords(homeMessages);
  if (site.dealerships.length < 2) return null;
  return (
    <Section once="dealerships" later={{ phone: 12 + 11 * site.dealerships.length, desk: 43 }}>
      <Container>
        <SectionHeader title={say('home.ourDealerships')} />
        <Grid min="17rem">
          {site.dealerships.map(({ id, slug, name, manufacturers, licence_number: licence }) => (
            <SiteLink className={styles.card} key={id} href={dealershipPath(site.paths.search, { slug })}>
              <span className={styles.makes}>
                {manufacturers.slice(0, 4).map((make) => (
                  <MakeLogo key={make} make={make} size={32} marks={marks} />
                ))}
              </span>
              <Heading level={3} size="large">
                {name}
              </Heading>
              <span className={styles.muted}>{manufacturers.join(', ')}</span>
              {licence && <span className={styles.muted}>{dealerLicence(licence)}</span>}
            </SiteLink>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
