import type { Meta, StoryObj } from '@storybook/react-vite';

import { BackToResults } from './BackToResults.tsx';

const meta = {
  title: 'Vehicle/BackToResults',
  component: BackToResults,
  args: { searchPath: '/search' },
} satisfies Meta<typeof BackToResults>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
