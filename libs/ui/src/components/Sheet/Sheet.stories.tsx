import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetButton } from './SheetButton.tsx';

const meta = {
  title: 'UI/Sheet',
  tags: ['picture'],
  component: Sheet,
  subcomponents: { SheetButton },
  args: {
    id: 'choices',
    title: 'Choices',
    summary: 'Nothing chosen yet',
    footer: (
      <Button type="submit" full>
        Done
      </Button>
    ),
    children: <CheckboxField label="Hybrid" name="fuel" />,
  },
  render: (args) => (
    <>
      <SheetButton sheet={args.id}>Open</SheetButton>
      <Sheet {...args} />
    </>
  ),
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inline on wide windows. */
export const Default: Story = {};
export const LongText: Story = {
  args: { title: 'Choices for caravans, camper trailers and motorhomes', summary: 'Twenty-seven of them are chosen' },
};

/** Closing it returns the focus to the button. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await canvas.findByRole('dialog', { name: 'Choices' });
    const field = within(sheet).getByRole('checkbox', { name: 'Hybrid' });
    await userEvent.click(field);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
    await expect(opener).toHaveFocus();
    await expect(field).toBeChecked();
    await userEvent.click(opener);
    await waitFor(() => expect(within(sheet).getByText('Nothing chosen yet')).toBeVisible());
  },
};
