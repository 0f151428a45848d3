import { whenIdle } from '../store/whenIdle.ts';

export interface TagOrder {
  /** Name of the service; the element has it as `data-tag`. */
  name: string;
  /** Address of its script. */
  script: string;
  /** `asked`: a visitor has just requested it. `quiet`: after the first interaction, or when the page is idle. */
  when: 'asked' | 'quiet';
  /** Whether it may still be loaded, checked at the last moment: consent may have been withdrawn meanwhile. */
  isAllowed?: () => boolean;
}

/** Events that count as a first interaction. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Resolves after the first interaction, or once the page has loaded and the browser is idle. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => void whenIdle(resolve);
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}

const loaded = new Map<string, Promise<void>>();

async function load({ name, script: address, when, isAllowed }: TagOrder): Promise<void> {
  if (when === 'quiet') await quiet();
  if (isAllowed && !isAllowed()) throw new Error(`${name} may not be loaded any more`);
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset['tag'] = name;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${name} could not be loaded`));
    };
    document.head.append(script);
  });
}

/**
 * Loads a third-party script: the only function that does. Each script loads once, and never before the page itself. A
 * failed script can be requested again.
 * @throws where it does not come, or may not any more
 */
export function loadTag(order: TagOrder): Promise<void> {
  const known = loaded.get(order.script);
  if (known) return known;
  const loading = load(order);
  loaded.set(order.script, loading);
  loading.catch(() => loaded.delete(order.script));
  return loading;
}
