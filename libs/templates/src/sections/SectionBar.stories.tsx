import { Container, Heading, Section, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionBar } from './SectionBar.tsx';

const names = ['Overview', 'Grades', 'Colours', 'Accessories', 'Safety', 'Service'];
const partsOf = (titles: readonly string[]) => titles.map((name, place) => ({ id: `part-${place}`, name }));

const meta = {
  title: 'Templates/Sections/SectionBar',
  component: SectionBar,
  parameters: { layout: 'fullscreen' },
  args: { parts: partsOf(names.slice(0, 4)) },
  decorators: [
    (Story, { args: { parts, layout } }) => (
      <>
        {layout === 'across' ? (
          <Story />
        ) : (
          <Container>
            <Story />
          </Container>
        )}
        {parts.map(({ id, name }) => (
          <div key={id} id={id}>
            <Section>
              <Container>
                <Heading level={2}>{name}</Heading>
                <Text>What there is to know about it.</Text>
              </Container>
            </Section>
          </div>
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof SectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the parts below it. */
export const Default: Story = {};

/** As wide as the window. */
export const Across: Story = { args: { layout: 'across' } };

/** More parts than a phone is wide: the bar scrolls. */
export const Many: Story = { args: { parts: partsOf([...names, 'Warranty', 'Finance', 'Reviews', 'Contact']) } };

export const LongText: Story = {
  args: { parts: partsOf(names.map((name) => `${name} of caravans, camper trailers and motorhomes`)) },
};

/** Two parts need no bar. */
export const Few: Story = { args: { parts: partsOf(names.slice(0, 2)) } };
