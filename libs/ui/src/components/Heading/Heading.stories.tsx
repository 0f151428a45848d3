import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'UI/Heading',
  tags: ['picture'],
  component: Heading,
  args: { level: 2, children: 'Find your next car' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Display: Story = { args: { level: 1 } };
export const Title: Story = { args: { level: 3 } };
export const Large: Story = { args: { level: 4 } };
export const LongText: Story = {
  args: {
    level: 1,
    children: '2024 Toyota LandCruiser Prado VX Premium Interior Seven-Seat Automatic 4x4 with Bull Bar',
  },
};
