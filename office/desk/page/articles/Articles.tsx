import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import type { ArticleRow } from '#desk/api-types.ts';
import { getJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The articles, newest first. */
export function Articles() {
  const articles = useQuery({
    queryKey: ['articles'],
    queryFn: () => getJson<ArticleRow[]>('articles'),
    gcTime: 0,
  });
  return (
    <Screen title="Articles" lead="Choose one to change it, or write a new one.">
      <div className="desk-buttons">
        <ButtonLink href="#/articles/new">Write an article</ButtonLink>
      </div>
      <QueryContent answer={articles}>
        {(rows) => (
          <ul className="desk-rows">
            {rows.map(({ file, title, date }) => (
              <li key={file}>
                <a className="link" href={`#/articles/${encodeURIComponent(file)}`}>
                  {title}
                </a>
                <span className="desk-quiet">{isDay(date) ? formatDate(date) : date}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
    </Screen>
  );
}
