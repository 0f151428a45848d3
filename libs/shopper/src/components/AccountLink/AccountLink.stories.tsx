import type { Meta, StoryObj } from '@storybook/react-vite';
import { signedInMarker } from '../../model/signInLink.ts';
import { AccountLink } from './AccountLink.tsx';

const mark = (life: number) => void (document.cookie = `${signedInMarker}=1; path=/; max-age=${life}`);

const meta = {
  title: 'Shopper/AccountLink',
  component: AccountLink,
  args: {},
  beforeEach: () => () => mark(0),
} satisfies Meta<typeof AccountLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { beforeEach: () => mark(60) };
