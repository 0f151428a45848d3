import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeeklyFigure } from './WeeklyFigure.tsx';

const meta = {
  title: 'Finance/WeeklyFigure',
  component: WeeklyFigure,
  args: { weeklyPrice: 19_300 },
} satisfies Meta<typeof WeeklyFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { weeklyPrice: 119_300 } };
export const Empty: Story = { args: { weeklyPrice: null } };
