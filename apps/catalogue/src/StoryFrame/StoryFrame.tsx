import { useEffect, useRef, useState } from 'react';
import * as styles from './StoryFrame.css.ts';

export interface StoryFrameProps {
  /** Id of the story. @example 'templates-group-all-pages--home' */
  story: string;
  /** Theme that it is drawn in. */
  theme: string;
  /** What is to be seen, for those who do not see it. */
  title: string;
  /** Width and height of the window that the story is drawn in, in pixels. */
  window: { width: number; height: number };
}

/** Whether an element is on the screen or not far from it. A page of many frames keeps only those. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '400px 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

/** A story as it is in a window of its own, drawn smaller to fit: its links and buttons work, and it scrolls. */
export function StoryFrame({ story, theme, title, window: { width, height } }: StoryFrameProps) {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {isNear && (
        <iframe
          title={title}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
          className={styles.page}
          style={{ inlineSize: width, blockSize: height, scale: `calc(tan(atan2(100cqi, ${width}px)))` }}
        />
      )}
    </div>
  );
}
