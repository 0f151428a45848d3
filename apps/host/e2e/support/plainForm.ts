import { randomUUID } from 'node:crypto';
import type { SiteSlug } from './address.ts';
import { decoded } from './html.ts';
import { askSite, type WireAnswer } from './wire.ts';

export type Answers = Readonly<Record<string, Answer | readonly Answer[] | null>>;

type Answer = string | PostedFile;

export interface PostedFile {
  name: string;
  type: string;
  content: string | Buffer;
}

/** The form of a page as a browser without a script has it. */
export interface PlainForm {
  /** The whole page. */
  page: WireAnswer;
  /** Its HTML from its first tag to its last. */
  html: string;
  /** What it would send as it stands, each name with all its values. */
  values: Map<string, string[]>;
  /** Posts it with some answers changed; null leaves a field out. */
  post: (answers?: Answers) => Promise<PostedForm>;
}

export interface PostedForm {
  answer: WireAnswer;
  /** Id of the lead that came of it; '' where the form came back. */
  leadId: string;
  /** The form as it came back. */
  again: () => PlainForm;
}

function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );
}

function valuesOf(html: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const add = (name: string | undefined, value: string) => {
    if (name) values.set(name, [...(values.get(name) ?? []), value]);
  };
  const controls = /<input\b[^>]*>|<(select|textarea)\b[^>]*>([^]*?)<\/\1>/g;
  for (const [tag, kind, inside = ''] of html.matchAll(controls)) {
    const given = attributesOf(tag.slice(0, tag.indexOf('>') + 1));
    const [name, type] = [given.get('name'), given.get('type')];
    if (kind === 'textarea') add(name, decoded(inside).replace(/^\n/, ''));
    else if (kind === 'select') {
      const options = [...inside.matchAll(/<option\b[^>]*>/g)].map(([option]) => attributesOf(option));
      add(name, (options.find((option) => option.has('selected')) ?? options[0])?.get('value') ?? '');
    } else if (type === 'checkbox' || type === 'radio') {
      if (given.has('checked')) add(name, given.get('value') ?? 'on');
    } else if (type !== 'file') add(name, given.get('value') ?? '');
  }
  return values;
}

export function multipart(entries: Iterable<[string, string | PostedFile]>): { body: Buffer; type: string } {
  const edge = `----${randomUUID()}`;
  const parts = [...entries].flatMap(([name, value]) => {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [head, isText ? value : value.content, '\r\n'];
  });
  const body = Buffer.concat([...parts, `--${edge}--\r\n`].map((part) => Buffer.from(part as string)));
  return { body, type: `multipart/form-data; boundary=${edge}` };
}

/** A form of a page, and what it would send. */
export interface FormInPage {
  html: string;
  /** As it stands, each name with all its values. */
  values: Map<string, string[]>;
  /** With some answers changed; null leaves a field out. */
  entries(answers: Answers): [string, string | PostedFile][];
}

/** The first form that holds a piece of HTML. */
export function formIn(page: string, holds: string): FormInPage | null {
  const html = (page.match(/<form\b[^]*?<\/form>/g) ?? []).find((form) => form.includes(holds));
  if (html === undefined) return null;
  const values = valuesOf(html);
  return {
    html,
    values,
    entries(answers) {
      const kept = [...values].filter(([name]) => !(name in answers));
      const given = Object.entries(answers).map(([name, value]): [string, (string | PostedFile)[]] => [
        name,
        value === null ? [] : ([value].flat() as Answer[]),
      ]);
      return [...kept, ...given].flatMap(([name, all]) => all.map((one): [string, string | PostedFile] => [name, one]));
    },
  };
}

function formOf(slug: SiteSlug, path: string, page: WireAnswer): PlainForm {
  const form = formIn(page.text, 'name="website"');
  if (form === null) throw new Error(`${slug}${path} (${page.status}) has no form.`);
  return {
    page,
    html: form.html,
    values: form.values,
    async post(answers = {}) {
      const { body, type } = multipart(form.entries(answers));
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      const answer = await askSite(slug, path, { method: 'POST', headers, body });
      const [, leadId = ''] = /fc-success=([^;]+)/.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
      return { answer, leadId, again: () => formOf(slug, path, answer) };
    },
  };
}

/** Reads the form of a page without a script. */
export async function plainForm(slug: SiteSlug, path: string): Promise<PlainForm> {
  return formOf(slug, path, await askSite(slug, path));
}

/** What every enquiry asks. */
export const person = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
} as const;

/** A picture that is really one: a grey PNG of 640 by 480. */
export const greyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAHgAQMAAAAPH06nAAAAA1BMVEV4gowQIzHwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADgzwCX4AABS8wbSgAAAABJRU5ErkJggg==',
  'base64',
);
