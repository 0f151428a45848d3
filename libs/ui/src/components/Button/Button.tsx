import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { button, spinner } from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'success', 'danger'] as const;
export const buttonSizes = ['small', 'normal', 'large'] as const;

/** Props shared by a button and a link that looks like one. */
export interface ButtonLook {
  /** 'primary' once per view; 'success' is for reserving and buying. @default 'primary' */
  variant?: (typeof buttonVariants)[number];
  /** @default 'normal' */
  size?: (typeof buttonSizes)[number];
  /** Full width of its container. */
  full?: boolean;
  icon?: IconName;
  /** Label that says what happens. @example 'Book a test drive' */
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** Whether its action is pending: keeps focus and label, ignores presses. @default false */
  pending?: boolean;
}

/** A button with an effect on this page. To go to another page use ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'normal',
  full = false,
  pending = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={button({ variant, size, full })}
      type={pending ? 'button' : type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {pending ? <span className={spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
