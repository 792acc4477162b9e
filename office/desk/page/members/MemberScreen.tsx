import { Button } from '@appraisers/site/ui/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormResponse } from '#desk/api-types.ts';
import { apiErrorOf, getJson, sendJson } from '#desk/page/desk-api.ts';
import { FormPart } from '#desk/page/forms/FormPart.tsx';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { setUnsaved } from '#desk/page/unsaved.ts';
import { goTo } from '#desk/page/use-route.ts';

const question = 'Take this member out of the list? Their number is kept, and nobody else gets it.';

/** One member: all columns of the list. */
export function MemberScreen({ id }: { id: string }) {
  const member = useQuery({
    queryKey: ['members', id],
    queryFn: () => getJson<FormResponse>(`members/${id}`),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [added, setAdded] = useState<FormResponse>();
  // Once a new member is added, the form is theirs: saving again changes them.
  const name = added ? (filled(added.value).id ?? id) : id;
  const send = (draft: FormResponse, another: boolean) =>
    sendJson<FormResponse>('PUT', `members/${name}`, {
      value: filled(draft.value),
      hash: draft.hash,
      another,
    });
  const save = async (draft: FormResponse) => {
    const answer = await send(draft, false).catch((error) => {
      const { asks, message } = apiErrorOf(error);
      if (asks && confirm(message)) return send(draft, true);
      throw error;
    });
    const messages = ['Saved. Visitors see it once you have published it.'];
    if (name !== 'new') return { answer, messages };
    setAdded(answer);
    history.replaceState(null, '', `#/members/${filled(answer.value).id}`);
    return { answer, messages: [`${answer.title} was added.`, ...messages] };
  };
  return (
    <QueryContent answer={member}>
      {(answer) => (
        <Screen
          title={(added ?? answer).title}
          lead={answer.lead}
          back={{ to: 'members', name: 'All members' }}
        >
          <FormPart
            answer={answer}
            save={save}
            further={(attempt, { hash }) =>
              name === 'new' ? null : (
                <Button
                  variant="quiet"
                  onClick={() =>
                    confirm(question) &&
                    attempt(async () => {
                      await sendJson('DELETE', `members/${name}`, { hash });
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
    </QueryContent>
  );
}

/** Fields that were emptied are empty cells. */
const filled = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([column, cell]) => [column, String(cell ?? '')]),
  );
