import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Aspect ratio of the content. @example '4/3' */
  ratio?: '4/3' | '16/9' | '1/1' | '3/2';
  /** CSS length, where the ratio is not known. @default '1em' */
  height?: string;
}

/** Placeholder of loading content, in its final shape. The page announces the loading in words. */
export function Skeleton({ ratio, height = '1em' }: SkeletonProps) {
  return (
    <span className={skeleton} style={ratio ? { aspectRatio: ratio } : { blockSize: height }} aria-hidden="true" />
  );
}
