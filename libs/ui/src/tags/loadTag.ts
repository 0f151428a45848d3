import { whenIdle } from '../store/whenIdle.ts';

export interface TagOrder {
  /** Whose it is; the element carries it as `data-tag`. */
  name: string;
  /** Address of its script. */
  script: string;
  /** `asked`: a visitor has just asked for it. `quiet`: after the first thing a visitor does, or when the page rests. */
  when: 'asked' | 'quiet';
  /** Whether it may still be loaded, asked at the last moment: a consent may have been taken back meanwhile. */
  isAllowed?: () => boolean;
}

/** What a visitor does first. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Resolves after the first thing a visitor does, or once all of the page is there and the browser idle. */
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
 * The one way by which a script of another company comes into a page: once, and never before the page itself. What
 * failed may be asked for again.
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
