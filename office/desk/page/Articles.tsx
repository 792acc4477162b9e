import { ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { api } from '#desk/page/desk-api.ts';
import { DataTable, Screen, useLoaded } from '#desk/page/Screen.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

export function Articles() {
  const rows = useLoaded('articles', () => api.articles.$get());
  return (
    <Screen title="Articles" lead="Select an article to edit it, or write a new one.">
      <div className="desk-buttons mb-6">
        <ButtonLink href="#/articles/new">Write an article</ButtonLink>
      </div>
      <DataTable
        title="Articles"
        columns={['Article', 'Day']}
        links={rows.map(({ file }) => `#/articles/${file}`)}
        rows={rows.map(({ title, date }) => [title, isDay(date) ? formatDate(date) : date])}
      />
    </Screen>
  );
}
