import { icon } from './Icon.css.ts';
import { shapes } from './shapes.ts';

export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /** Pixels. @default 20 */
  size?: keyof typeof icon;
}

/** A small picture beside words. Never the only name of a control: say it in text or in its label. */
export function Icon({ name, size = 20 }: IconProps) {
  const shape: string = shapes[name];
  return (
    <svg className={icon[size]} viewBox="0 0 24 24" aria-hidden="true">
      {shape.startsWith('fill:') ? <path d={shape.slice(5)} fill="currentColor" /> : <path d={shape} />}
    </svg>
  );
}
