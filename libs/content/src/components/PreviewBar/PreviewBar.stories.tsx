import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewBar } from './PreviewBar.tsx';

const record = { kind: 'offer', slug: 'ute-month', state: 'draft', from: null } as const;

const meta = {
  title: 'Content/PreviewBar',
  component: PreviewBar,
  args: { record, until: 1_795_600_000, timeZone: 'Australia/Perth' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Scheduled: Story = { args: { record: { ...record, state: 'scheduled', from: '2026-12-24' } } };
export const Change: Story = { args: { record: { ...record, state: 'live', isChange: true } } };
export const Ended: Story = { args: { record: { ...record, state: 'expired' } } };
export const LongText: Story = {
  args: {
    record: { ...record, slug: 'every-new-and-demonstrator-ute-in-stock-with-a-tray-and-a-tow-bar-in-november' },
  },
};
