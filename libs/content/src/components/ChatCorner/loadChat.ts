import type { SiteChat } from '@forecourt/domain';
import { loadTag } from '@forecourt/ui';

/** What the script of a provider calls its own; only what it has put there itself is followed. */
function openerOf(parts: readonly string[]): (() => unknown) | null {
  let owner: unknown = window;
  for (const [place, part] of parts.entries()) {
    if (owner === null || typeof owner !== 'object' || !Object.hasOwn(owner, part)) return null;
    const value = (owner as Record<string, unknown>)[part];
    if (place === parts.length - 1) return typeof value === 'function' ? (value.bind(owner) as () => unknown) : null;
    owner = value;
  }
  return null;
}

/** Fetches a provider's script, once, and has it open its conversation. @throws where it does not come or cannot */
export async function openChat({ script, opener }: Pick<SiteChat, 'script' | 'opener'>): Promise<void> {
  await loadTag({ name: 'chat', script, when: 'asked' });
  const open = openerOf(opener);
  if (!open) throw new Error('The chat cannot be opened');
  open();
}
