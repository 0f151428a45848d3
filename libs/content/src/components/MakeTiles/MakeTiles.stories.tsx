import type { Meta, StoryObj } from '@storybook/react-vite';
import { MakeTiles } from './MakeTiles.tsx';

const meta = {
  title: 'Content/MakeTiles',
  tags: ['picture'],
  component: MakeTiles,
  args: {
    makes: ['Toyota', 'Kia', 'Nissan', 'MG', 'Isuzu', 'Jayco', 'BYD', 'Mercedes-Benz'].map((name, place) => ({
      name,
      count: 60 - place * 7,
      href: `/search?make=${name}`,
    })),
  },
} satisfies Meta<typeof MakeTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { makes: [] } };
