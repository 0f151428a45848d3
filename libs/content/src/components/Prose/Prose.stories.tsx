import type { Meta, StoryObj } from '@storybook/react-vite';
import { proseTree } from '../../model/prose.ts';
import { Prose } from './Prose.tsx';

const everything = `
We have sold and looked after cars here since **1962**. Most of our customers come back, and many bring
[their kids](/search) for a first car.

## What you can expect

- A price in writing before you decide.
- A test drive for as long as you need one.
- Somebody who answers the phone.

### What it costs

| Visit | Months or kilometres | Price |
| --- | --- | ---: |
| First | 12 months or 15,000 km | $250 |
| Second | 24 months or 30,000 km | $250 |

## What people say

> They know I don’t like to muck about, and they don’t either.

1. Call us.
2. Come in.
3. Drive home.
`;

const meta = {
  title: 'Content/Prose',
  tags: ['picture'],
  component: Prose,
  args: { tree: proseTree(everything) },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = {
  args: { tree: proseTree('The yard in the morning.\n\n![The yard](/demo/rav4-front.svg)\n\nIt opens at eight.') },
};

export const OneSentence: Story = { args: { tree: proseTree('Call us: we know where you are.') } };
