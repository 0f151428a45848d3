import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodyTiles } from './BodyTiles.tsx';

const meta = {
  title: 'Content/BodyTiles',
  tags: ['picture'],
  component: BodyTiles,
  args: {
    bodies: ['SUV', 'Ute', 'Hatch', 'Sedan', '4x4', 'People mover'].map((name, place) => ({
      name,
      count: 40 - place * 5,
      href: `/search?body=${name}`,
    })),
  },
} satisfies Meta<typeof BodyTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { bodies: [] } };
