import type { Meta, StoryObj } from '@storybook/react-vite';
import { modelFacts } from '../../model/modelFacts.ts';
import { sampleModel } from '../../testing/index.ts';
import { ModelFacts } from './ModelFacts.tsx';

const meta = {
  title: 'Range/ModelFacts',
  component: ModelFacts,
  args: { facts: modelFacts(sampleModel) },
} satisfies Meta<typeof ModelFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { facts: [] } };
