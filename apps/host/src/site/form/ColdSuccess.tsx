import type { PublicSite } from '@forecourt/domain';
import { enquiryMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, Container, EmptyState, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** The success page opened without a recent enquiry from this browser. */
export function ColdSuccess({ site }: { site: PublicSite }) {
  const say = useWords(enquiryMessages);
  return (
    <Section>
      <Container width="text">
        <EmptyState
          title={say('enquiry.nothingSent')}
          level={1}
          icon="mail"
          action={
            <Cluster gap={2} justify="center">
              <ButtonLink href={site.paths.search}>
                {say('enquiry.browse', { nounPlural: site.texts.vehicleNounPlural })}
              </ButtonLink>
              <ButtonLink href={site.paths.contact} variant="secondary">
                {say('enquiry.contactUs')}
              </ButtonLink>
            </Cluster>
          }
        >
          {say('enquiry.nothingSentText')}
        </EmptyState>
      </Container>
    </Section>
  );
}
