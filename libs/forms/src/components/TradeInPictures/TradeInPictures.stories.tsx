import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TradeInPictures } from './TradeInPictures.tsx';

const answering = (answer: object) => `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;
const two = [{ id: 'one' }, { id: 'two' }];

const meta = {
  title: 'Forms/TradeInPictures',
  component: TradeInPictures,
  args: { pictures: two, back: '/trade-in?step=offer', address: answering({ pictures: two, refused: [] }) },
} satisfies Meta<typeof TradeInPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { pictures: [] } };
export const Full: Story = { args: { pictures: Array.from({ length: 8 }, (_, place) => ({ id: String(place) })) } };
export const Refused: Story = { args: { refused: ['Pictures may have up to 10 MB each.'] } };
export const Error: Story = {
  args: { pictures: [], address: answering({ error: 'Sign in to send pictures.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['picture'], 'car.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Add pictures', { selector: 'input' }), file);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
