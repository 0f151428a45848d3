import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleModel } from '../../testing/index.ts';
import { SafetyPanel } from './SafetyPanel.tsx';

const meta = {
  title: 'Range/SafetyPanel',
  component: SafetyPanel,
  args: { safety: sampleModel.safety },
} satisfies Meta<typeof SafetyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { safety: { ancap_stars: null, ancap_year: null, features: [] } } };
