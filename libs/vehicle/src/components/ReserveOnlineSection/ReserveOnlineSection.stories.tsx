import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import { samplePage } from '../../testing/index.ts';
import { ReserveOnlineSection } from './ReserveOnlineSection.tsx';

const meta = {
  title: 'Vehicle/ReserveOnlineSection',
  component: ReserveOnlineSection,
  args: { vehicle: samplePage, site: sampleSite },
} satisfies Meta<typeof ReserveOnlineSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMoneyBack: Story = {
  args: { site: { ...sampleSite, reserve: { ...sampleSite.reserve, moneyBackHours: 48 } } },
};
export const Reserved: Story = { args: { vehicle: { ...samplePage, reserved: true } } };
export const WithoutTitle: Story = { args: { title: null } };
