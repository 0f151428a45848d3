import { Stack, Text, TextField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepaymentSection } from './RepaymentSection.tsx';

/** Stands for a calculator. */
const calculator = (
  <Stack gap={2}>
    <TextField label="Deposit" name="deposit" inputMode="decimal" />
    <Text>$180 per week over 5 years</Text>
  </Stack>
);

const meta = {
  title: 'Templates/Sections/RepaymentSection',
  component: RepaymentSection,
  args: { children: calculator },
} satisfies Meta<typeof RepaymentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a calculator there is no section. */
export const Empty: Story = { args: { children: null } };
