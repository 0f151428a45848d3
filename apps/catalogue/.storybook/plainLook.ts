import { contrast } from '@forecourt/ui/model';
import { clear, hasOwnText, isSmallTarget, type VisiblePart } from './looks.ts';

/** An opaque colour as `#rrggbb`; null for what lets something through, or is written in another way. */
export function opaqueColour(color: string): string | null {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (channels.length === 0) return null;
  return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
}

/** The one colour that a part stands on; null where that takes more than computed styles to know. */
export function backgroundColour({ behind, isHit }: VisiblePart): string | null {
  for (const one of behind) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(one);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal' || backgroundImage !== 'none') return null;
    // What nobody sees now may lie over something else than what is around it.
    if (!isHit && (position === 'absolute' || position === 'fixed')) return null;
    if (backgroundColor !== clear) return opaqueColour(backgroundColor);
  }
  return null;
}

/** Least contrast of text (WCAG 2.2, 1.4.3): large text, or bold text that is nearly as large, needs less. */
function leastContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.67 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/** A link within words that its colour alone tells from them. */
export const isLinkByColour = (element: Element, { textDecorationLine }: CSSStyleDeclaration): boolean =>
  element.localName === 'a' &&
  element.parentElement !== null &&
  hasOwnText(element.parentElement) &&
  !textDecorationLine.includes('underline');

/** Controls that show what is entered, as others do not. */
const entered = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea';

/** Whether it shows text, its own or what is entered. */
export const isReadByColour = (element: Element): boolean => hasOwnText(element) || element.matches(entered);

/**
 * Whether computed styles alone show that a part can be read and pressed: opaque text with enough contrast on an opaque
 * ground, large enough to press. Most parts are such, and it takes a hundredth of the time that axe takes.
 */
export function isPlainlyRight(part: VisiblePart): boolean {
  const { element } = part;
  const style = getComputedStyle(element);
  if (isSmallTarget(element) || isLinkByColour(element, style)) return false;
  if (!isReadByColour(element)) return true;
  const [text, below] = [opaqueColour(style.color), backgroundColour(part)];
  return (
    text !== null && below !== null && style.textShadow === 'none' && contrast(text, below) >= leastContrast(style)
  );
}
