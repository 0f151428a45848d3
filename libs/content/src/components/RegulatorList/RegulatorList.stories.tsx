import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulatorsOf } from '../../model/regulators.ts';
import { sampleContentSite } from '../../testing/index.ts';
import { RegulatorList } from './RegulatorList.tsx';

const meta = {
  title: 'Content/RegulatorList',
  component: RegulatorList,
  args: { regulators: regulatorsOf(sampleContentSite.locations) },
} satisfies Meta<typeof RegulatorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryState: Story = { args: { regulators: regulatorsOf([]) } };
export const Empty: Story = { args: { regulators: [] } };
