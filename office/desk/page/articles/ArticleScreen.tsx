import { useQuery } from '@tanstack/react-query';
import type { ArticleResponse } from '#desk/api-types.ts';
import { getJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** An article, or with `new` one to begin. */
export function ArticleScreen({ file }: { file: string }) {
  const article = useQuery({
    queryKey: ['articles', file],
    queryFn: () => getJson<ArticleResponse>(`articles/${encodeURIComponent(file)}`),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryContent answer={article}>
      {(answer) => (
        <Screen
          title={answer.title}
          lead={answer.lead}
          back={{ to: 'articles', name: 'All articles' }}
        >
          <ArticleForm answer={answer} file={file} />
        </Screen>
      )}
    </QueryContent>
  );
}
