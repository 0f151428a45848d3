import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from './Shell.tsx';
import { sampleNow, samplePageSite, sampleReply } from '../testing/index.ts';
import { SuccessPage } from './SuccessPage.tsx';

const meta = {
  title: 'Templates/Franchise/Success',
  component: SuccessPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    now: sampleNow,
    reply: sampleReply(samplePageSite.franchise),
    isMailed: true,
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof SuccessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TestDrive: Story = { args: { reply: sampleReply(samplePageSite.franchise, 'test-drive') } };

export const Closed: Story = { args: { now: new Date('2026-11-01T04:00:00Z') } };

export const Caravan: Story = {
  args: { site: samplePageSite.caravan, reply: sampleReply(samplePageSite.caravan), isMailed: false },
};
