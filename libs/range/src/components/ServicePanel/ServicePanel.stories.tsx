import type { Meta, StoryObj } from '@storybook/react-vite';
import { cappedServiceOf } from '../../model/cappedService.ts';
import { sampleServiceProgramme as programme } from '../../testing/sampleServiceProgramme.ts';
import { ServicePanel } from './ServicePanel.tsx';

const meta = {
  title: 'Range/ServicePanel',
  component: ServicePanel,
  args: {
    name: programme.name,
    model: 'RAV4',
    service: cappedServiceOf(programme, 'RAV4'),
    conditions: programme.conditions,
  },
} satisfies Meta<typeof ServicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyVisits: Story = { args: { model: 'Coaster', service: cappedServiceOf(programme, 'Coaster') } };
export const UnknownInterval: Story = { args: { model: 'HiAce', service: cappedServiceOf(programme, 'HiAce') } };
export const LongText: Story = {
  args: {
    name: 'Complete Care capped-price servicing with roadside assistance for private and business buyers',
    conditions: `${programme.conditions} ${programme.conditions} ${programme.conditions}`,
  },
};
