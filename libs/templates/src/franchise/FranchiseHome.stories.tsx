import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from '../pages/Shell.tsx';
import { sampleHome } from '../testing/index.ts';
import { FranchiseHome } from './FranchiseHome.tsx';

const meta = {
  title: 'Templates/Franchise/Home',
  component: FranchiseHome,
  parameters: { layout: 'fullscreen' },
  args: sampleHome('franchise'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof FranchiseHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
