import { icon, pointing } from './Icon.css.ts';
import { shapes } from './shapes.ts';

export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** Size in pixels. @default 20 */
  size?: keyof typeof icon;
}

const pointingNames: readonly IconName[] = ['arrow-right', 'chevron-left', 'chevron-right', 'external'];

/** An icon beside text. Never the only name of a control: use text or a label for that. */
export function Icon({ name, size = 20 }: IconProps) {
  const shape: string = shapes[name];
  return (
    <svg
      className={pointingNames.includes(name) ? `${icon[size]} ${pointing}` : icon[size]}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shape.startsWith('fill:') ? <path d={shape.slice(5)} fill="currentColor" /> : <path d={shape} />}
    </svg>
  );
}
