// What the engine tests need of a browser window. firefox.ts and webkit.ts implement it with the
// library that can start each engine; visitor.ts builds on it.

export type Size = { readonly width: number; readonly height: number };
export type ColorScheme = 'light' | 'dark';
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** A function that runs in the page. It cannot use anything from the file that contains it. */
export type PageTask<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>;

/** Runs scripts in a page or in the frame in it. */
export type Scripted = {
  run<Args extends readonly unknown[], Result>(
    work: PageTask<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  load(script: string): Promise<void>;
};

/** Each window has a new profile and reaches this machine only. */
export type BrowserWindow = Scripted & {
  open(address: string, size: Size): Promise<void>;
  back(): Promise<void>;
  /** The page's first frame, which may be of another origin. */
  readonly frame: Scripted;
  /** Presses and releases the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** A screenshot as a PNG. */
  picture(): Promise<Uint8Array>;
  /** The last page opened, as a PDF on US Letter. */
  print(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** A script that calls the function with its arguments. */
export const callOf = <Args extends readonly unknown[], Result>(
  work: PageTask<Args, Result>,
  args: Args,
): string => `(${work})(...${JSON.stringify(args)})`;

/** Nothing listens here: as a proxy, it stops every request to other machines. */
export const nowhere = '127.0.0.1:9';

/** The same window, limited to the frame in its page. */
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
