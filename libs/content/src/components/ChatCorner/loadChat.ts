import type { SiteChat } from '@forecourt/domain';

const scripts = new Map<string, Promise<void>>();

function load(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // A script that failed once may come the next time.
      scripts.delete(address);
      script.remove();
      reject(new Error('The chat did not load'));
    };
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}

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
  await load(script);
  const open = openerOf(opener);
  if (!open) throw new Error('The chat cannot be opened');
  open();
}
