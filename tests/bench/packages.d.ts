// Only the bench installs Lighthouse, so the type check knows just what it uses; its report is parsed.
declare module 'lighthouse' {
  type Flags = { port: number; onlyCategories: readonly string[]; logLevel: 'silent' };
  export default function lighthouse(url: string, flags: Readonly<Flags>): Promise<unknown>;
}
