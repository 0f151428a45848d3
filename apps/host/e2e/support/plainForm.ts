import { randomUUID } from 'node:crypto';
import type { SiteSlug } from './address.ts';
import { decoded } from './html.ts';
import { askSite, type WireAnswer } from './wire.ts';

type Answers = Readonly<Record<string, string | readonly string[] | PostedFile | null>>;

export interface PostedFile {
  name: string;
  type: string;
  content: string;
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

function multipart(entries: Iterable<[string, string | PostedFile]>): { body: string; type: string } {
  const edge = `----${randomUUID()}`;
  const parts = [...entries].map(([name, value]) => {
    const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return `${head}\r\n\r\n${value}\r\n`;
    return `${head}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n${value.content}\r\n`;
  });
  return { body: `${parts.join('')}--${edge}--\r\n`, type: `multipart/form-data; boundary=${edge}` };
}

function formOf(slug: SiteSlug, path: string, page: WireAnswer): PlainForm {
  const html = (page.text.match(/<form\b[^]*?<\/form>/g) ?? []).find((form) => form.includes('name="website"'));
  if (html === undefined) throw new Error(`${slug}${path} (${page.status}) has no form.`);
  const values = valuesOf(html);
  return {
    page,
    html,
    values,
    async post(answers = {}) {
      const entries: [string, string | PostedFile][] = [];
      for (const [name, all] of values)
        if (!(name in answers)) entries.push(...all.map((one) => [name, one] as [string, string]));
      for (const [name, value] of Object.entries(answers)) {
        const given = value === null ? [] : Array.isArray(value) ? (value as string[]) : [value as string | PostedFile];
        entries.push(...given.map((one) => [name, one] as [string, string | PostedFile]));
      }
      const { body, type } = multipart(entries);
      const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
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
