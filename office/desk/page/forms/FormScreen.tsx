import { useQuery } from '@tanstack/react-query';
import type { FormResponse } from '#desk/api-types.ts';
import { getJson, sendJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { FormPart } from './FormPart.tsx';

const messages = ['Saved. Visitors see it once you have published it.'];

/** The form of a file of the edition. */
export function FormScreen({ name }: { name: string }) {
  const form = useQuery({
    queryKey: ['forms', name],
    queryFn: () => getJson<FormResponse>(`forms/${name}`),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = async ({ value, hash }: FormResponse) => {
    const answer = await sendJson<FormResponse>('PUT', `forms/${name}`, { value, hash });
    return { answer, messages };
  };
  return (
    <QueryContent answer={form}>
      {(answer) => (
        <Screen title={answer.title} lead={answer.lead}>
          <FormPart answer={answer} save={save} />
        </Screen>
      )}
    </QueryContent>
  );
}
