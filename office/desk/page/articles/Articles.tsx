import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { EditScreen } from '#desk/page/forms/EditScreen.tsx';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import type { ArticleResponse } from '#desk/server/article-saving.ts';
import { ArticleText } from './ArticleText.tsx';

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

const removal = {
  button: 'Remove this article',
  question: 'Remove this article? If it was published, “History” brings it back.',
};

/** An article, or with `new` an empty one: its fields, and its text below them. */
export function ArticleScreen({ file }: { file: string }) {
  return (
    <EditScreen
      folder="articles"
      name={file}
      all="All articles"
      removal={removal}
      load={() => read(api.articles[':name'].$get({ param: { name: file } }))}
      save={({ value, hash, body }: ArticleResponse, name) =>
        read(api.articles[':name'].$put({ param: { name }, json: { value, hash, body } }))
      }
      remove={(name, hash) =>
        read(api.articles[':name'].$delete({ param: { name }, json: { hash } }))
      }
    >
      {({ body }, edit, issues) => (
        <ArticleText
          body={body}
          issues={issues.filter(({ path }) => path[0] === 'body')}
          onChange={(text) => edit({ body: text })}
        />
      )}
    </EditScreen>
  );
}
