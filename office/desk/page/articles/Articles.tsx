import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import type { ArticleResponse, ArticleRow } from '#desk/api-types.ts';
import { getJson, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { EditScreen } from '#desk/page/forms/EditScreen.tsx';
import { Loaded, Screen } from '#desk/page/Screen.tsx';
import { ArticleText } from './ArticleText.tsx';

const words = deskWords.articles;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The articles, newest first. */
export function Articles() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className="desk-buttons">
        <ButtonLink href="#/articles/new">{words.write}</ButtonLink>
      </div>
      <Loaded<readonly ArticleRow[]> path="articles">
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

async function saveArticle({ value, hash, body }: ArticleResponse, name: string) {
  const request = { value, hash, body };
  const { file } = await sendRequest<{ file: string }>('PUT', `articles/${name}`, request);
  return { answer: await getJson<ArticleResponse>(`articles/${file}`), name: file };
}

/** An article, or with `new` an empty one: its fields, and its text below them. */
export function ArticleScreen({ file }: { file: string }) {
  return (
    <EditScreen<ArticleResponse>
      folder="articles"
      name={file}
      all={words.all}
      removal={words.removal}
      save={saveArticle}
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
