import { createElement, useEffect, useRef, useTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** Milliseconds. Waited for in full only where something was left. */
const longest = 5_000;

/** Ends once React applies what its own small action changes. */
function Probe({ onEnd }: { onEnd: () => void }) {
  const [isUnderWay, begin] = useTransition();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) {
      if (!isUnderWay) onEnd();
      return;
    }
    hasBegun.current = true;
    begin(() => Promise.resolve());
  }, [isUnderWay, begin, onEnd]);
  return null;
}

async function isAnyUnderWay(): Promise<boolean> {
  const root = createRoot(document.createElement('div'));
  const ended = new Promise<boolean>((end) => root.render(createElement(Probe, { onEnd: () => end(false) })));
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<boolean>((end) => (limit = setTimeout(() => end(true), longest)));
  const isLeft = await Promise.race([ended, tooLong]);
  clearTimeout(limit);
  root.unmount();
  return isLeft;
}

let last: string | null = null;
let isKnown = false;

/**
 * While one action of a page has not ended, React holds back what every later one changes. All stories share a page: one
 * that leaves an action behind makes others fail, which ones depending on their order.
 * @param story about to be shown
 * @throws naming the story before it, once
 */
export async function checkLeftActions(story: string): Promise<void> {
  const before = last;
  last = story;
  if (before === null || isKnown || !(await isAnyUnderWay())) return;
  isKnown = true;
  throw new Error(`${before} left an action under way. End it as heldAnswer of @forecourt/ui/testing does.`);
}
