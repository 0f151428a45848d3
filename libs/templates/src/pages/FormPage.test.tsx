import { templateNames } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { formPages } from '../templates/formPages.ts';
import { sampleFormPage } from '../testing/index.ts';
import type { FormPageProps } from '../contract/formPage.ts';

afterEach(cleanup);

function show(template: (typeof templateNames)[number], changes: Partial<FormPageProps> = {}) {
  const props = { ...sampleFormPage(template), ...changes };
  const Page = formPages[template];
  return render(
    <TestSite site={props.site}>
      <main>
        <Page {...props} />
      </main>
    </TestSite>,
  );
}

describe.each(templateNames)('[ROUTE-14] the page of a form on a %s site', (template) => {
  it('says what it is for, has the form at its anchor, and says what happens next', () => {
    const { container } = show(template, { anchor: 'finance-form' });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Servicing by people who know your car',
    ]);
    expect(container.querySelector('#finance-form form')).not.toBeNull();
    expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).toContain('Home');
    const happens = screen.getByRole('region', { name: 'What happens next' });
    expect(within(happens).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Good to know' })).toBeDefined();
  });

  it('has no empty part for a dealer with nothing beside the form', () => {
    const { site } = sampleFormPage(template);
    const bare = { ...site, locations: [], licenceNumbers: [], dealerships: [], guarantees: [] };
    show(template, { site: bare, steps: [], benefits: [], faq: [] });
    for (const name of ['What happens next', 'Call or visit us', 'Good to know']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('[ROUTE-14] the locations beside the form', () => {
  it('are those that can help, with their hours', async () => {
    show('franchise', { block: 'service' });
    const help = screen.getByRole('region', { name: 'Call or visit us' });
    expect(
      within(help)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbour Toyota Service and Parts']);
    expect(within(help).getByRole('button', { name: 'Show number of Harbour Toyota Service and Parts' })).toBeDefined();
    const hours = within(help).getByText('Opening hours');
    await userEvent.click(hours);
    expect(within(help).getByRole('table', { name: /Opening hours of Harbour/ })).toBeDefined();
  });

  it('are the main one where none matches', () => {
    show('franchise', { block: 'parts' });
    const help = screen.getByRole('region', { name: 'Call or visit us' });
    expect(within(help).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(
      within(help)
        .getByRole('link', { name: /See all 2 locations/ })
        .getAttribute('href'),
    ).toBe('/contact#locations');
  });
});

it('[FLEET-02] shows the benefits for a business under their own heading', () => {
  show('group', { benefitsTitle: 'What fleets get' });
  expect(screen.getByRole('heading', { level: 2, name: 'What fleets get' })).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'What fleets get' })).getAllByRole('listitem').length).toBeGreaterThan(
    1,
  );
});
