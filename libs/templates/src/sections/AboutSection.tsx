import { AboutDealer } from '@forecourt/content';
import type { PublicSite } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';

export interface AboutSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Picture beside the text; that of the first location when left out. */
  imageUrl?: string | null;
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

/** The dealer's own words, at the anchor that menus link to. Renders nothing without text. */
export function AboutSection({ site, imageUrl, tone = 'plain' }: AboutSectionProps) {
  if (!site.about) return null;
  const place = site.locations.find(({ visible, image }) => visible && image)?.image?.url;
  return (
    <div id="about">
      <Section tone={tone} later={{ phone: 46, desk: 34 }}>
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
