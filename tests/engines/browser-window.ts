// One window of a browser, as far as the journeys of every engine need it. What stands on it, the
// visitor, is written once.

export type Size = { readonly width: number; readonly height: number };
export type ColorScheme = 'light' | 'dark';
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A function that runs in the page: it sees nothing of the file it is written in. */
export type PageTask<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>;

/** What runs in a page, or in the frame in it. */
export type Scripted = {
  run<Args extends readonly unknown[], Result>(
    work: PageTask<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a whole script. */
  load(script: string): Promise<void>;
};

/** Each has a profile of its own that no one has used before, and reaches this machine only. */
export type BrowserWindow = Scripted & {
  open(address: string, size: Size): Promise<void>;
  back(): Promise<void>;
  /** What is in the page's first frame, which may be of another origin. */
  readonly frame: Scripted;
  /** Presses and releases the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** The page that was opened last, as a PDF on US Letter. */
  print(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** The call of a function in the page, as a script. */
export const callOf = <Args extends readonly unknown[], Result>(
  work: PageTask<Args, Result>,
  args: Args,
): string => `(${work})(...${JSON.stringify(args)})`;

/** Where nothing listens: what leads off this machine ends there. */
export const nowhere = '127.0.0.1:9';

/** The same window, for a visitor who looks at nothing but the frame in its page. */
export const framed = (window: BrowserWindow): BrowserWindow => ({
  ...window,
  ...window.frame,
  pressAt: async (x, y) => {
    const edge = await window.run(() => {
      const frame = document.querySelector('iframe');
      const { left, top } = frame?.getBoundingClientRect() ?? new DOMRect();
      return { left: left + (frame?.clientLeft ?? 0), top: top + (frame?.clientTop ?? 0) };
    });
    await window.pressAt(x + edge.left, y + edge.top);
  },
});
