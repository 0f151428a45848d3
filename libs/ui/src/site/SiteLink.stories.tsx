import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainLink, type LinkProps } from './PlainLink.tsx';
import { SiteLink } from './SiteLink.tsx';
import { SiteProvider, useSite } from './SiteProvider.tsx';

const visit = fn();

/** Stands for a router's link: it changes the page without loading one. */
function RouterLink({ href, ...rest }: LinkProps) {
  return (
    <PlainLink
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        visit(href);
      }}
    />
  );
}

function WithRouter(props: LinkProps) {
  const { site } = useSite();
  return (
    <SiteProvider site={site} Link={RouterLink}>
      <SiteLink {...props} />
    </SiteProvider>
  );
}

const meta = {
  title: 'UI/SiteLink',
  component: SiteLink,
  subcomponents: { PlainLink },
  args: { href: '/search', children: 'See all our cars' },
} satisfies Meta<typeof SiteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a router: a `PlainLink`. */
export const Default: Story = {};

export const LongText: Story = {
  args: { children: 'See all new, demonstrator and used caravans, camper trailers and motorhomes. '.repeat(8) },
};

/** The site's router follows the link. */
export const ThroughRouter: Story = {
  render: (args) => <WithRouter {...args} />,
  beforeEach: () => {
    visit.mockClear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'See all our cars' }));
    await expect(visit).toHaveBeenCalledWith('/search');
  },
};
