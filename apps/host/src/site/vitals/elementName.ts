/** How many elements of the way to one are named, itself included. */
const named = 4;
/** Ids that the framework makes differ from visit to visit. */
const ownId = /^[a-z][a-z-]*$/;
/** Elements that only hold others say nothing. */
const holder = /^(div|span)$/;
const tagName = /^[a-z][a-z0-9-]*$/;

function step(element: Element): string {
  const tag = element.localName;
  if (!tagName.test(tag)) return 'x';
  return ownId.test(element.id) ? `${tag}#${element.id}` : tag;
}

/**
 * Which element a report is about, by the names of elements and the ids that stand in the page's code: never by its
 * text, which a visitor may have written. The way to it leaves out what only holds it, and ends at the nearest part with an id:
 * of the picture in `<main><section id="stock"><div><a><img>` it is `section#stock>a>img`.
 */
export function elementName(node: Node | null): string {
  const steps: string[] = [];
  let element = node instanceof Element ? node : (node?.parentElement ?? null);
  while (element && element !== document.body && steps.length < named) {
    const name = step(element);
    if (steps.length === 0 || !holder.test(name)) steps.unshift(name);
    if (name.includes('#')) break;
    element = element.parentElement;
  }
  return steps.join('>') || 'body';
}
