import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TradeInPictures } from './TradeInPictures.tsx';

const answering = (answer: object) => `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;
/** Inline pictures, so that no story waits for a server. */
const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/><path fill="#0004" d="M0 2h4v1H0z"/></svg>`)}`;
const colours = ['tomato', 'steelblue', 'seagreen', 'goldenrod', 'slategray', 'indianred', 'teal', 'orchid'];
const shown = colours.map((colour, place) => ({ id: String(place), address: drawn(colour) }));
const two = shown.slice(0, 2);

const meta = {
  title: 'Forms/TradeInPictures',
  component: TradeInPictures,
  args: { pictures: two, back: '/trade-in?step=offer', address: answering({ pictures: two, refused: [] }) },
} satisfies Meta<typeof TradeInPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { pictures: [] } };
export const Full: Story = { args: { pictures: shown } };
/** One whose address is broken, and one without an address. */
export const Broken: Story = {
  args: { pictures: [...two, { id: 'gone', address: 'data:image/jpeg,gone' }, { id: 'unknown' }] },
};
export const Refused: Story = { args: { refused: ['Pictures can be up to 10 MB each.'] }, tags: ['axe'] };
export const Error: Story = {
  args: { pictures: [], address: answering({ error: 'Sign in to send pictures.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Pictures of your car'));
    const file = new File(['picture'], 'car.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Add pictures', { selector: 'input' }), file);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
