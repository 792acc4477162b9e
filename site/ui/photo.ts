// A photo as pages show it: the files that were made of it, each for screens of another width.

export type Photo = {
  /** For `srcset`, in a format that weighs less. */
  readonly avif: string;
  /** For `srcset`, in a format that every browser knows that is served. */
  readonly webp: string;
  readonly src: string;
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
};

/** Photos by the names of their files in pictures/. */
export type Photos = Readonly<Record<string, Photo>>;
