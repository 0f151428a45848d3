import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel } from '../../testing/index.ts';
import { ReasonList } from './ReasonList.tsx';

const meta = {
  title: 'Range/ReasonList',
  component: ReasonList,
  args: { reasons: sampleModel.reasons },
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { reasons: [] } };
