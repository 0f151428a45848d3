import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulatorsOf } from '../../model/regulators.ts';
import { sampleContentSite } from '../../testing/index.ts';
import { ComplaintNotice } from './ComplaintNotice.tsx';

const meta = {
  title: 'Content/ComplaintNotice',
  component: ComplaintNotice,
  args: {
    dealer: 'Harbour Toyota',
    contact: 'feedback@harbourtoyota.example',
    regulators: regulatorsOf(sampleContentSite.locations),
  },
} satisfies Meta<typeof ComplaintNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutContact: Story = { args: { contact: null } };
export const EveryState: Story = { args: { regulators: regulatorsOf([]) } };
export const LongText: Story = {
  args: {
    dealer: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre',
    contact: 'customer-relations-and-complaints-handling@harbour-toyota-fremantle-and-south.example',
  },
};
