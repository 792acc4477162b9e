// Gives the volunteer the edition as a file to send.

import { fetchFile } from '#desk/page/ask.ts';
import type { Done } from '#desk/shapes.ts';

export async function makeFile(): Promise<Done> {
  const { name, file } = await fetchFile('bundle');
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return {
    said: [
      `${name} is in your downloads.`,
      'Send it to whoever looks after the site: they put it in the place of the folder and publish it.',
    ],
  };
}
