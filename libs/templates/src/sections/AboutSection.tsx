import { AboutDealer } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';

export interface AboutSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Picture beside the words; that of the first place when left out. */
  imageUrl?: string | null;
  /** Ground that it stands on. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** The dealer in its own words, under the anchor that menus lead to. Renders nothing while it has written nothing. */
export function AboutSection({ site, imageUrl, tone = 'plain' }: AboutSectionProps) {
  if (!site.about) return null;
  const place = site.locations.find(({ visible, image }) => visible && image)?.image?.url;
  return (
    <div id="about">
      <Section tone={tone}>
        <Container>
          <AboutDealer
            name={site.name}
            text={site.about}
            imageUrl={imageUrl ?? place ?? null}
            contactPath={site.paths.contact}
          />
        </Container>
      </Section>
    </div>
  );
}
