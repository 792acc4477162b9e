// Only the bench installs Lighthouse, so this declares just what the bench uses. It parses the report.
declare module 'lighthouse' {
  type Flags = { port: number; onlyCategories: readonly string[]; logLevel: 'silent' };
  export default function lighthouse(url: string, flags: Readonly<Flags>): Promise<unknown>;
}
