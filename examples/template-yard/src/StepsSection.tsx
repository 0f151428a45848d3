import { SectionHeader } from '@forecourt/content';
import { wordsOf } from '@forecourt/domain/messages';
import type { HomeProps } from '@forecourt/templates';
import { ButtonLink, Container, Grid, Heading, Section, Stack, Text } from '@forecourt/ui';
import { stepsMessages } from './stepsMessages.ts';

const steps = ['choose', 'drive', 'home'] as const;

/** How buying goes, in three steps. */
export function StepsSection({ site }: HomeProps) {
  const say = wordsOf(stepsMessages, site);
  const noun = site.texts.vehicleNoun;
  return (
    <Section tone="sunken">
      <Container>
        <SectionHeader title={say('yardSteps.title')} />
        <Stack gap={4}>
          <Grid min="20rem">
            {steps.map((step) => (
              <Stack key={step} gap={1}>
                <Heading level={3} size="title">
                  {say(`yardSteps.${step}`)}
                </Heading>
                <Text>{say(`yardSteps.${step}Text`, { noun })}</Text>
              </Stack>
            ))}
          </Grid>
          <div>
            <ButtonLink href={site.paths.contact}>{say('yardSteps.ask')}</ButtonLink>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

export { StepsSection as Section };
