// Joins class names; of two Tailwind classes that contradict each other the later one wins.
import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

// tailwind-merge remembers its last 500 answers, which is the site's constant too.
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
