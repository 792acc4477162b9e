// A terminal that keeps what is written to it, for tests.
import { stripVTControlCharacters } from 'node:util';

export class SampleScreen {
  readonly isTTY: boolean;
  written = '';
  constructor(isTTY: boolean) {
    this.isTTY = isTTY;
  }
  write(text: string): void {
    this.written += text;
  }
  /** The lines that were there one after the other, each as it was when it was written. */
  get lines(): readonly string[] {
    return this.written
      .split(/[\r\n]/)
      .map((line) => stripVTControlCharacters(line))
      .filter((line) => line !== '');
  }
  /** What is to be seen in the end: a return to the beginning with a wiped line leaves nothing. */
  get seen(): string {
    const lines = this.written.split('\n').map((line) => line.split('\r\u001b[K').at(-1));
    return lines.join('\n');
  }
}
