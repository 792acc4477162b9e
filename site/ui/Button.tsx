import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { sitePath } from './site-path.ts';

type Variant = { variant?: keyof typeof buttonStyles };
type ButtonProps = ComponentProps<'button'> & Variant;
type ButtonLinkProps = ComponentProps<'a'> & Variant;

/** A button that acts on this page. */
export function Button({ variant = 'primary', className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={cn(buttonStyles[variant], className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, href, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={href && sitePath(href)} className={cn(buttonStyles[variant], className)} />
  );
}

// On paper, there is nothing to press.
const base =
  'print:hidden inline-flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-sm px-6 py-2.5 font-semibold no-underline';

// The transparent border shows where the visitor's own colors replace ours.
export const buttonStyles = {
  primary: `${base} border border-transparent bg-main text-on-main hover:bg-ink hover:text-paper`,
  accent: `${base} border border-transparent bg-accent text-on-accent hover:bg-ink hover:text-paper`,
  /** On a deep background. */
  light: `${base} border border-transparent bg-on-deep text-deep hover:bg-on-deep-accent`,
  quiet: `${base} border border-current hover:border-ink hover:bg-ink hover:text-paper`,
  quietLight: `${base} border border-current hover:border-on-deep hover:bg-on-deep hover:text-deep`,
} as const;
