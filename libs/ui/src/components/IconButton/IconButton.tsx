import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export const iconButtonTones = ['plain', 'raised', 'outline'] as const;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** What the button does, for everyone who cannot see the icon. */
  label: string;
  /** What it shows; its label says the same in words. */
  icon: IconName;
  /** Makes it a toggle: on or off. Keep the label the same in both. */
  pressed?: boolean;
  /** 'raised' stands on pictures. @default 'plain' */
  tone?: (typeof iconButtonTones)[number];
}

/** A button that is only an icon, 44 pixels square. */
export function IconButton({ label, icon, pressed, tone = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={iconButton({ tone })}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
