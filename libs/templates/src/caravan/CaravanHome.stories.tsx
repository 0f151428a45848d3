import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from '../pages/Shell.tsx';
import { sampleHome } from '../testing/index.ts';
import { CaravanHome } from './CaravanHome.tsx';

const meta = {
  title: 'Templates/Caravan/Home',
  component: CaravanHome,
  parameters: { layout: 'fullscreen' },
  args: sampleHome('caravan'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof CaravanHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
