import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** One thing that assistive technology tells of a part of a page. */
export interface Announced {
  role: string;
  name: string;
  /** What is said after the name, such as a hint or an error of a field. */
  description: string;
  /** Whether the tab key reaches it. */
  isTabStop: boolean;
}

const told = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, dialog[open], img, nav, main, aside, form',
  'h1, h2, h3, h4, h5, h6, ul, ol, table, [role], [aria-live]',
].join(', ');
/** Roles that are only told with a name. */
const onlyNamed = new Set(['form', 'region', 'list', 'group', 'table', 'img']);
const silent = new Set(['presentation', 'none']);

function isTabStop(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled');
}

/** What assistive technology is told of everything that can be seen below an element, in reading order. */
export function announcedIn(root: Element): Announced[] {
  return [...root.querySelectorAll(told)].flatMap((element) => {
    if (element.closest('[aria-hidden="true"], [inert]') || !element.checkVisibility()) return [];
    const role = getRole(element) ?? (element.matches('summary') ? 'button' : '');
    const name = computeAccessibleName(element);
    if (role === '' || silent.has(role) || (onlyNamed.has(role) && name === '')) return [];
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    return [
      {
        role: level === undefined ? role : `heading ${level}`,
        name,
        description: computeAccessibleDescription(element),
        isTabStop: isTabStop(element),
      },
    ];
  });
}
