import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Cluster/Cluster.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'UI/Section',
  component: Section,
  args: {
    children: (
      <Container>
        <Stack gap={3}>
          <Heading level={2}>Sell us your car</Heading>
          <Text tone="muted">A firm price in ten minutes, good for seven days.</Text>
          <TextField label="Registration" name="rego" hint="As on the plate" required placeholder="1ABC 234" />
          <Cluster gap={2}>
            <Button>Get a price</Button>
            <Button variant="secondary">How it works</Button>
            <Button variant="quiet">Ask us</Button>
          </Cluster>
        </Stack>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Inverse: Story = { args: { tone: 'inverse' } };
