import { SiteProvider } from '@forecourt/ui';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftStore, draftSubject } from '../../storage/formDraft.ts';
import { visitorDetailsStore } from '../../storage/visitorDetails.ts';
import { sampleEnquiryDefaults, sampleEnquirySettings, sampleGroupSite, withFormTime } from '../../testing/index.ts';
import { LateForm } from './LateForm.tsx';

let root: Root | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  draftStore(sampleGroupSite.slug, draftSubject('enquiry', sampleEnquiryDefaults)).clear();
  vi.stubGlobal('fetch', withFormTime(vi.fn(() => Promise.resolve(Response.json({})))));
});
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const page = (
  <SiteProvider site={sampleGroupSite}>
    <LateForm form="enquiry" defaults={sampleEnquiryDefaults} settings={sampleEnquirySettings} />
  </SiteProvider>
);

async function served(): Promise<HTMLElement> {
  vi.stubGlobal('window', undefined);
  const drawn = await renderToReadableStream(page);
  await drawn.allReady;
  const html = await new Response(drawn).text();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', withFormTime(vi.fn(() => Promise.resolve(Response.json({})))));
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
  return main;
}

const faults: unknown[] = [];
const comeAlive = (main: HTMLElement) =>
  act(async () => {
    root = hydrateRoot(main, page, { onRecoverableError: (fault) => faults.push(fault) });
  });
const control = <T extends HTMLElement = HTMLInputElement>(name: string) =>
  document.forms[0]?.elements.namedItem(name) as T;
const isAsleep = () => document.querySelector('[data-not-live]') !== null;
const awake = () => act(async () => vi.waitFor(() => expect(isAsleep()).toBe(false)));

it('[FORM-17] keeps what was typed and chosen before hydration, with the caret', async () => {
  const main = await served();
  control('name').value = 'Robin';
  const words = control<HTMLTextAreaElement>('message');
  words.focus();
  words.value = 'Is it still there? In red?';
  words.setSelectionRange(6, 11);
  control('opt_in').checked = !control('opt_in').checked;
  const wanted = control('opt_in').checked;
  await comeAlive(main);
  await awake();
  expect(control('name').value).toBe('Robin');
  expect(control('message')).toBe(words);
  expect(words.value).toBe('Is it still there? In red?');
  expect([words.selectionStart, words.selectionEnd]).toEqual([6, 11]);
  expect(document.activeElement).toBe(words);
  expect(control('opt_in').checked).toBe(wanted);
  expect(faults).toEqual([]);
});

it('stays unhydrated until it is touched where no visitor details are stored', async () => {
  await comeAlive(await served());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isAsleep()).toBe(true);
  await act(async () => control('email').focus());
  await awake();
  expect(document.activeElement).toBe(control('email'));
});

it('fills in stored visitor details at once', async () => {
  visitorDetailsStore(sampleGroupSite.slug).set({ name: 'Robin', postcode: '6160' });
  await comeAlive(await served());
  await awake();
  expect(control('name').value).toBe('Robin');
  expect(control('postcode').value).toBe('6160');
});
