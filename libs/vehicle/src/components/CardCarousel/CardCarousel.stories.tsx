import type { Meta, StoryObj } from '@storybook/react-vite';
import { summariseVehicle } from '@forecourt/domain';
import { expect, waitFor } from 'storybook/test';
import { bareVehicle, picturedVehicle } from '../../testing/index.ts';
import { CardCarousel } from './CardCarousel.tsx';

const five = summariseVehicle(picturedVehicle);

const meta = {
  title: 'Vehicle/CardCarousel',
  tags: ['picture'],
  component: CardCarousel,
  args: { vehicle: five, sizes: '24rem' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardCarousel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Moves a mouse over the pictures, to a fraction of their width. */
function hover(root: HTMLElement, share: number) {
  const picture = root.querySelector('img')!.closest('[aria-hidden]')!;
  const { left, top, width } = picture.getBoundingClientRect();
  const where = { clientX: left + share * width, clientY: top + 20, pointerType: 'mouse', bubbles: true };
  picture.dispatchEvent(new PointerEvent('pointerover', where));
  picture.dispatchEvent(new PointerEvent('pointermove', where));
}

const shown = (root: HTMLElement) => {
  const row = root.querySelector('a')!.parentElement!;
  return Math.round(row.scrollLeft / row.clientWidth);
};

export const Default: Story = {};
export const One: Story = { args: { vehicle: { ...five, images: five.images.slice(0, 1), photos_count: 1 } } };
export const MoreOnItsPage: Story = {
  args: { vehicle: { ...five, photos_count: 24 } },
  play: async ({ canvasElement }) => {
    hover(canvasElement, 0.99);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(5));
    hover(canvasElement, 0.99);
    await waitFor(() => expect(shown(canvasElement)).toBe(4));
  },
};
export const Empty: Story = { args: { vehicle: summariseVehicle(bareVehicle) } };
