import { useQuery } from '@tanstack/react-query';
import type { ArticleAnswer } from '#desk/api-types.ts';
import { ask } from '#desk/page/ask.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { ArticleForm } from './ArticleForm.tsx';

/** An article, or with `new` one to begin. */
export function ArticleScreen({ file }: { file: string }) {
  const article = useQuery({
    queryKey: ['articles', file],
    queryFn: () => ask<ArticleAnswer>(`articles/${encodeURIComponent(file)}`),
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
