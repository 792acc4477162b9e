// Joins class names. Of two conflicting Tailwind classes, the later one wins.
import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

// tailwind-merge caches its last 500 results, as the specification asks.
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
