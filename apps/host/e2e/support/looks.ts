import type { CDPSession, Page } from '@playwright/test';

/** Computed styles and boxes of a page's visible elements, pseudo-elements included. */
export interface Looks {
  /** Of the properties, and of the box at the end. */
  names: readonly string[];
  /** Their values, by the part. */
  parts: ReadonlyMap<string, readonly string[]>;
}

/** Every property that the browser computes, and every box, as they are at the moment. */
export async function looksOf(page: Page, session: CDPSession): Promise<Looks> {
  const names = await page.evaluate(() =>
    // A snapshot takes no custom properties: what they do shows in the others.
    [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
  );
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: names });
  const [shown] = documents;
  if (!shown) throw new Error('The page shows nothing.');
  const text = (at: number | undefined): string => strings[at ?? -1] ?? '';
  const { nodes, layout } = shown;
  const parts = layout.nodeIndex.map((node, place): [string, string[]] => {
    const attributes = nodes.attributes?.[node]?.map(text).join(' ').slice(0, 120);
    const values = layout.styles[place]?.map(text) ?? [];
    return [`${node} ${text(nodes.nodeName?.[node])} ${attributes}`, [...values, String(layout.bounds[place])]];
  });
  if (parts.length === 0) throw new Error('The page shows nothing.');
  return { names: [...names, 'box'], parts: new Map(parts) };
}

/** Elements that render differently than before, each with its first changed properties. */
export const changesOf = (before: Looks, { names, parts }: Looks): string[] =>
  [...parts].flatMap(([part, values]) => {
    const was = before.parts.get(part);
    const changed = names.flatMap((name, at) =>
      values[at] === was?.[at] ? [] : [`${name}: ${was?.[at]} → ${values[at]}`],
    );
    return changed.length > 0 ? [`${part}: ${changed.slice(0, 5).join('; ')}`] : [];
  });
