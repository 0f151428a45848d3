import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftBar } from './DraftBar.tsx';

const meta = {
  title: 'Content/DraftBar',
  component: DraftBar,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Harbour Toyota', until: 1_796_000_000, timeZone: 'Australia/Perth' },
} satisfies Meta<typeof DraftBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { name: 'The Independent Caravan, Motorhome and Camper Trailer Company of South Australia' },
};
