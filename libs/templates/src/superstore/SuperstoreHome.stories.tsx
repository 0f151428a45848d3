import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from '../pages/Shell.tsx';
import { sampleHome } from '../testing/index.ts';
import { SuperstoreHome } from './SuperstoreHome.tsx';

const meta = {
  title: 'Templates/Superstore/Home',
  component: SuperstoreHome,
  parameters: { layout: 'fullscreen' },
  args: sampleHome('superstore'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof SuperstoreHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
