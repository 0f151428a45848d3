import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from '../pages/Shell.tsx';
import { sampleHome } from '../testing/index.ts';
import { GroupHome } from './GroupHome.tsx';

const meta = {
  title: 'Templates/Group/Home',
  component: GroupHome,
  parameters: { layout: 'fullscreen' },
  args: sampleHome('group'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof GroupHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
