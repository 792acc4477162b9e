import { useQuery } from '@tanstack/react-query';
import { ask } from '#desk/page/ask.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { Waiting } from '#desk/page/Waiting.tsx';
import type { ArticleAnswer } from '#desk/shapes.ts';
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
    <Waiting answer={article}>
      {(answer) => (
        <Screen
          title={answer.title}
          lead={answer.lead}
          back={{ to: 'articles', name: 'All articles' }}
        >
          <ArticleForm answer={answer} file={file} />
        </Screen>
      )}
    </Waiting>
  );
}
