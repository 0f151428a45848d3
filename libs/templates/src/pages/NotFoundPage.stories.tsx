import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from './Shell.tsx';
import { samplePageSite } from '../testing/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Templates/Franchise/NotFound',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
