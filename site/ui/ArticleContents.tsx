type ArticleContentsProps = {
  title: string;
  headings: readonly { slug: string; text: string }[];
};

/** The table of contents, beside the article on a wide screen. */
export function ArticleContents({ title, headings }: ArticleContentsProps) {
  return (
    <nav aria-labelledby="contents" className="text-sm max-lg:hidden print:hidden">
      <div className="sticky top-24">
        <p id="contents" className="font-semibold">
          {title}
        </p>
        <ul className="mt-3">
          {headings.map(({ slug, text }) => (
            <li key={slug} className="border-line border-t">
              <a href={`#${slug}`} className="block py-2 text-soft hover:text-rock">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
