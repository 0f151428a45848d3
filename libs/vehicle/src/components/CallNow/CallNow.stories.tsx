import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePhone } from '../../testing/index.ts';
import { CallNow } from './CallNow.tsx';

const meta = {
  title: 'Vehicle/CallNow',
  component: CallNow,
  args: { phone: samplePhone('call-now') },
} satisfies Meta<typeof CallNow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
