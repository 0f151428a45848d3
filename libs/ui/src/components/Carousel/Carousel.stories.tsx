import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'UI/Carousel',
  tags: ['picture'],
  component: Carousel,
  args: {
    label: 'Pictures of this vehicle',
    showDots: true,
    children: ['suv', 'ute', 'sedan'].map((body) => (
      <Picture key={body} url={`/demo/${body}.svg`} alt={`A ${body}, side`} sizes="100vw" rounded />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = {
  tags: ['axe'],
  args: {
    slides: 'card',
    children: ['Corolla', 'Camry', 'RAV4', 'Kluger', 'HiLux', 'LandCruiser Prado'].map((name) => (
      <Stack key={name} gap={1}>
        <Picture url="/demo/suv.svg" alt="" sizes="20rem" rounded />
        <Text as="strong">{name}</Text>
        <Text tone="muted">From $31,990 drive away</Text>
      </Stack>
    )),
  },
};
export const One: Story = { args: { children: <Picture url="/demo/suv.svg" alt="SUV, side" sizes="100vw" /> } };
