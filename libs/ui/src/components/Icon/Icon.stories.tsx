import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'car' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Big: Story = { args: { size: 32 } };
export const All: Story = {
  render: () => (
    <Grid min="7rem" gap={2}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1}>
          <Icon name={name} size={32} />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
