import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import { namesOf } from '../../model/formField.ts';
import { visibleFields, formSettings } from '../../model/formSettings.ts';
import { standardForms, type StandardFormId } from '../../model/forms/standardForms.ts';
import { readForm, readFormValues } from '../../model/readForm.ts';
import { sampleAnswers, sampleGroupSite, withFormTime } from '../../testing/index.ts';
import { Form } from './Form.tsx';

const person = userEvent.setup();
const ids = Object.keys(standardForms) as StandardFormId[];
/** A site with every optional setting on, so that every question is shown. */
const site = sampleGroupSite;

const page = (form: StandardFormId) => (
  <SiteProvider site={site}>
    <Form form={form} defaults={formDefaults(standardForms[form], site)} />
  </SiteProvider>
);

/** Answers a control of a page without scripts. */
function answer(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
  else if (control instanceof RadioNodeList || control instanceof HTMLInputElement) control.value = value;
  else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) control.value = value;
  else throw new Error(`The page has no control for '${name}'.`);
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe.each(ids)('the form %s', (id) => {
  const form = standardForms[id];
  const settings = formSettings(site, form);

  it('[FORM-10] posts all that the server needs without JavaScript, and nothing it would refuse', () => {
    document.body.innerHTML = renderToString(page(id));
    const shown = document.forms[0] as HTMLFormElement;
    expect([shown.method, shown.getAttribute('action')]).toEqual(['post', '/api/leads']);
    const reachable = new Set(namesOnPage(shown));
    const answers = sampleAnswers(form, settings);
    // Conditional questions need a script; without one they are asked on the page that follows.
    const first = visibleFields(form, settings, formDefaults(form, site)).flatMap(namesOf);
    for (const [name, value] of Object.entries(answers)) {
      if (reachable.has(name)) answer(shown, name, value);
      else expect(first).not.toContain(name);
    }
    const posted = readFormValues(new FormData(shown).entries());
    const reading = readForm(form, { ...answers, ...posted }, settings);
    expect(reading).toMatchObject({ ok: true, values: { form_id: id } });
  });

  it('[FORM-17] says for each missing answer what to do, at the field and in a focused list', async () => {
    const server = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}', { status: 404 })));
    vi.stubGlobal('fetch', withFormTime(server));
    render(page(id));
    const reading = readForm(form, formDefaults(form, site), settings);
    const messages = reading.ok ? {} : reading.fieldErrors;
    const step = form.steps?.[0]?.fields ?? Object.keys(messages);
    await person.click(screen.getByRole('button', { name: form.steps ? 'Next' : form.submitLabel }));
    const list = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    expect(document.activeElement).toBe(list);
    const expected = Object.entries(messages).flatMap(([name, message]) => (step.includes(name) ? [message] : []));
    const links = within(list).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent).sort()).toEqual(expected.sort());
    for (const link of links) expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    expect(server.mock.calls.filter(([address]) => address === '/api/leads')).toEqual([]);
  });

  it('refuses a key that it does not ask for, by name', () => {
    const answers = sampleAnswers(form, settings);
    expect(readForm(form, answers, settings)).toMatchObject({ ok: true });
    expect(readForm(form, { ...answers, is_admin: 'yes' }, settings)).toEqual({
      ok: false,
      error: "This form doesn’t have a field called 'is_admin'.",
      fieldErrors: {},
    });
  });

  it('has no axe violations', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const { container } = render(page(id));
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it('a site of one place asks less: every form then needs no place', () => {
  for (const id of ids) {
    const settings = formSettings(sampleSite, standardForms[id]);
    expect(Object.keys(sampleAnswers(standardForms[id], settings))).not.toContain('dealership_slug');
  }
});

function namesOnPage(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => element.getAttribute('name') ?? []);
}

it('[FORM-03] the contact form asks what it is about, beginning with a general enquiry, on every site', () => {
  const quiet = { ...sampleSite, forms: { ...sampleSite.forms, showCategory: false, showLocation: false } };
  render(
    <SiteProvider site={quiet}>
      <Form form="contact" />
    </SiteProvider>,
  );
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is it about?' });
  expect(category.value).toBe('General Enquiry');
});
