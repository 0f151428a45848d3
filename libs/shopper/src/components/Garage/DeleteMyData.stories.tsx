import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteMyData } from './DeleteMyData.tsx';

const meta = {
  title: 'Shopper/DeleteMyData',
  component: DeleteMyData,
  args: { phone: '0412 345 678', garageHref: '/my-garage', action: () => Promise.resolve(null) },
} satisfies Meta<typeof DeleteMyData>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  args: { error: 'Nothing was deleted: our database does not answer. Please try again.' },
  tags: ['axe'],
};
