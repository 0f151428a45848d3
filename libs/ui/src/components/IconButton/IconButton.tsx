import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export const iconButtonTones = ['plain', 'raised', 'outline'] as const;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** Accessible name: what the button does. */
  label: string;
  /** The icon; its label says the same in words. */
  icon: IconName;
  /** Pressed state, for a toggle. Keep the label the same in both states. */
  pressed?: boolean;
  /** 'raised' is for use on pictures. @default 'plain' */
  tone?: (typeof iconButtonTones)[number];
}

/** An icon button, 44 pixels square. */
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
