import { whenIdle } from '../store/whenIdle.ts';

/** What every tag is loaded by. */
export interface TagTerms {
  /** Name of the service; the element has it as `data-tag`. */
  name: string;
  /**
   * `asked`: a visitor has just requested it. `quiet`: after the first interaction, or when the page is idle. `touched`:
   * after the first interaction only.
   */
  when: 'asked' | 'quiet' | 'touched';
  /** Whether it may still be loaded, checked at the last moment: consent may have been withdrawn meanwhile. */
  isAllowed?: () => boolean;
}

export interface TagOrder extends TagTerms {
  /** Address of its script. */
  script: string;
  /** `data-*` attributes of the script's element, by their names without `data-`. @default none */
  attributes?: Readonly<Record<string, string>>;
  /** Milliseconds after which a script that has not come counts as lost. @default 20_000 */
  patience?: number;
}

export interface FrameOrder extends TagTerms {
  /** Address of the frame's page: on another origin than this page. */
  frame: string;
  /** Element that gets the frame. */
  into: HTMLElement;
  /** What the frame is, for people who cannot see it. */
  title: string;
  /** Pixels. */
  height: number;
}

/** Events that count as a first interaction. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Resolves after the first interaction, or, unless it waits for that alone, once the page has loaded and is idle. */
function moment(when: 'quiet' | 'touched'): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => void whenIdle(resolve);
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    if (when === 'touched') return;
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}

/** @throws where the tag may not be loaded */
function mustBeAllowed({ name, isAllowed }: TagTerms): void {
  if (isAllowed && !isAllowed()) throw new Error(`${name} may not be loaded any more`);
}

const loaded = new Map<string, Promise<void>>();

async function load(order: TagOrder): Promise<void> {
  const { name, script: address, attributes = {}, when, patience = 20_000 } = order;
  if (when !== 'asked') await moment(when);
  mustBeAllowed(order);
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const lost = () => {
      clearTimeout(late);
      script.remove();
      reject(new Error(`${name} could not be loaded`));
    };
    const late = setTimeout(lost, patience);
    script.src = address;
    script.async = true;
    for (const [attribute, value] of Object.entries(attributes)) script.setAttribute(`data-${attribute}`, value);
    script.dataset['tag'] = name;
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = lost;
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

/** What a frame may do. Its origin is its own, so that it cannot reach the page, nor lead the page elsewhere. */
const sandbox = 'allow-scripts allow-same-origin allow-forms';

/**
 * Puts a third-party frame into a page, under the same terms as a script. The frame is closed off: it can run and keep
 * things of its own, and neither reach, nor leave, nor cover the page.
 * @throws where it may not any more, or stands on the page's own origin, where it could reach it
 */
export async function loadFrame(order: FrameOrder): Promise<HTMLIFrameElement> {
  const { name, frame: address, into, title, height, when } = order;
  if (new URL(address, location.href).origin === location.origin)
    throw new Error(`${name} has to stand on an origin of its own`);
  if (when !== 'asked') await moment(when);
  mustBeAllowed(order);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'origin';
  frame.title = title;
  frame.height = String(height);
  // Browsers draw a frame of their own around it, and make it 300 pixels wide. No rule of a page is sent for what it does
  // not have when it is rendered.
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', border: '0' });
  frame.dataset['tag'] = name;
  frame.src = address;
  into.replaceChildren(frame);
  return frame;
}
