import { useQuery } from '@tanstack/react-query';
import { ask, tell } from '#desk/page/ask.ts';
import { FormPart } from '#desk/page/forms/FormPart.tsx';
import { Screen } from '#desk/page/Screen.tsx';
import { setUnsaved } from '#desk/page/unsaved.ts';
import { goTo } from '#desk/page/use-place.ts';
import { Waiting } from '#desk/page/Waiting.tsx';
import type { FormAnswer } from '#desk/shapes.ts';
import { Button } from '#ui/Button.tsx';

const question = 'Take this member out of the list? Their number is kept, and nobody else gets it.';

/** One member: all columns of the list. */
export function MemberScreen({ id }: { id: string }) {
  const member = useQuery({
    queryKey: ['members', id],
    queryFn: () => ask<FormAnswer>(`members/${id}`),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = async ({ value, hash }: FormAnswer) => {
    const answer = await tell<FormAnswer>('PUT', `members/${id}`, { value: filled(value), hash });
    const said = ['Saved. Visitors see it once you have published it.'];
    return { answer, said: id === 'new' ? [`${answer.title} was added.`, ...said] : said };
  };
  return (
    <Waiting answer={member}>
      {(answer) => (
        <Screen
          title={answer.title}
          lead={answer.lead}
          back={{ to: 'members', name: 'All members' }}
        >
          <FormPart
            answer={answer}
            save={save}
            further={(attempt, { hash }) =>
              id === 'new' ? null : (
                <Button
                  variant="quiet"
                  onClick={() =>
                    confirm(question) &&
                    attempt(async () => {
                      await tell('DELETE', `members/${id}`, { hash });
                      setUnsaved(false);
                      goTo('members');
                    })
                  }
                >
                  Remove from the list
                </Button>
              )
            }
          />
        </Screen>
      )}
    </Waiting>
  );
}

/** Fields that were emptied are empty cells. */
const filled = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([column, cell]) => [column, String(cell ?? '')]),
  );
