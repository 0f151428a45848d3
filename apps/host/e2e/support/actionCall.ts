import { createRequire } from 'node:module';
import { siteUrl, type SiteSlug } from './address.ts';
import { builtActions } from './locks.ts';
import { askSite, type WireAnswer } from './wire.ts';

/** The encoder of the framework's own client: a call that is encoded otherwise reaches an action without its fields. */
const { encodeReply } = createRequire(import.meta.url)('next/dist/compiled/react-server-dom-webpack/client.node') as {
  encodeReply(args: readonly unknown[]): Promise<string | FormData>;
};

/** Fields of a form, as an argument of an action. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export interface ActionPost {
  args: readonly unknown[];
  /** Path that it is posted to. @default one of a page that has the action */
  page?: string;
  cookie?: string | null;
  /** @default the site's own */
  origin?: string;
}

/**
 * Posts a server action as the framework's client does.
 * @throws when the host has no such action, or the action does not get arguments that it can read: whatever it answers
 * then shows nothing of what it does with them
 */
export async function postAction(
  slug: SiteSlug,
  name: string,
  { args, page, cookie, origin = siteUrl(slug, '') }: ActionPost,
): Promise<WireAnswer> {
  const action = builtActions().get(name);
  if (!action) throw new Error(`The built host has no action ${name}.`);
  const encoded = new Response(await encodeReply(args));
  const answer = await askSite(slug, page ?? action.page, {
    method: 'POST',
    headers: {
      'next-action': action.id,
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: 'text/x-component',
      origin,
      ...(cookie && { cookie }),
    },
    body: await encoded.text(),
  });
  if (answer.status === 400 || answer.headers['x-nextjs-action-not-found'] !== undefined) {
    throw new Error(`${name} could not read its arguments: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  return answer;
}
