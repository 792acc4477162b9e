// Colors of the theme outside style sheets: for pictures, icons, the manifest.
import { edition } from '@appraisers/edition/loaders/edition.ts';
import type { Scheme } from '@appraisers/edition/loaders/read-theme.ts';
import type { ColorName } from '@appraisers/edition/schemas/theme.ts';

const theme = edition.theme.read();

/** A color of the edition's theme, such as "#f6f0e4". */
export const themeColor = (name: ColorName, scheme: Scheme = 'light'): string =>
  theme[scheme][name];
