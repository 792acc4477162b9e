import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { DataTable, Loaded, Screen } from '#desk/page/Screen.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The articles, newest first. */
export const Articles = () => (
  <Screen title="Articles" lead="Select an article to edit it, or write a new one.">
    <div className="desk-buttons mb-6">
      <ButtonLink href="#/articles/new">Write an article</ButtonLink>
    </div>
    <Loaded name="articles" load={() => read(api.articles.$get())}>
      {(rows) => (
        <DataTable
          title="Articles"
          columns={['Article', 'Day']}
          links={rows.map(({ file }) => `#/articles/${encodeURIComponent(file)}`)}
          rows={rows.map(({ title, date }) => [title, isDay(date) ? formatDate(date) : date])}
        />
      )}
    </Loaded>
  </Screen>
);
