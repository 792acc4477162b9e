// What the bench uses of a package that only it has: the types of the project are checked on clones where
// nobody has run the bench yet. What Lighthouse gives is looked at where it comes in.
declare module 'lighthouse' {
  type Asked = { port: number; onlyCategories: string[]; logLevel: 'silent' };
  export default function lighthouse(url: string, asked: Readonly<Asked>): Promise<unknown>;
}
