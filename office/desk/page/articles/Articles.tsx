import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Loaded, Screen } from '#desk/page/Screen.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The articles, newest first. */
export function Articles() {
  return (
    <Screen title="Articles" lead="Select an article to edit it, or write a new one.">
      <div className="desk-buttons">
        <ButtonLink href="#/articles/new">Write an article</ButtonLink>
      </div>
      <Loaded name="articles" load={() => read(api.articles.$get())}>
        {(rows) => (
          <ul className="mt-6 border-line border-t">
            {rows.map(({ file, title, date }) => (
              <li
                key={file}
                className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3"
              >
                <a className="link" href={`#/articles/${encodeURIComponent(file)}`}>
                  {title}
                </a>
                <span className="desk-quiet">{isDay(date) ? formatDate(date) : date}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  );
}
