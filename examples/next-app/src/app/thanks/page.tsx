import { ButtonLink, Container, Heading, Section, Stack, Text } from '@forecourt/ui';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Thank you', robots: { index: false } };

export default function ThanksPage() {
  return (
    <Section label="Thank you">
      <Container width="text">
        <Stack gap={3}>
          <Heading level={1}>Thank you</Heading>
          <Text>We’ve got your question and someone will get back to you.</Text>
          <ButtonLink href="./">Back to our cars</ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
