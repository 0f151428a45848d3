import type { PublicSite } from '@forecourt/domain';
import { ButtonLink, Cluster, Container, EmptyState, Section } from '@forecourt/ui';

/** The success page opened without a recent enquiry from this browser. */
export function ColdSuccess({ site }: { site: PublicSite }) {
  return (
    <Section>
      <Container width="text">
        <EmptyState
          title="Nothing has been sent just now"
          level={1}
          icon="mail"
          action={
            <Cluster gap={2} justify="center">
              <ButtonLink href={site.paths.search}>Browse {site.texts.vehicleNounPlural}</ButtonLink>
              <ButtonLink href={site.paths.contact} variant="secondary">
                Contact us
              </ButtonLink>
            </Cluster>
          }
        >
          This page confirms an enquiry after you send one. If you meant to send one, we would love to hear from you.
        </EmptyState>
      </Container>
    </Section>
  );
}
