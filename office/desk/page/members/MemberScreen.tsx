import type { Cells, FormResponse } from '#desk/api-types.ts';
import { api, apiErrorOf, read } from '#desk/page/desk-api.ts';
import { EditScreen } from '#desk/page/forms/EditScreen.tsx';

const removal = {
  button: 'Remove this member',
  question: "Remove this member from the list? We won't give their number to anyone else.",
};

/** Fields that were emptied are empty cells. */
const cellsOf = (value: unknown): Cells =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([column, cell]) => [column, String(cell ?? '')]),
  );

async function saveMember({ value, hash }: FormResponse, name: string) {
  const put = (another: boolean) =>
    read(
      api.members[':name'].$put({
        param: { name },
        json: { value: cellsOf(value), hash, another },
      }),
    );
  const answer = await put(false).catch((error) => {
    const { asks, message } = apiErrorOf(error);
    if (asks && confirm(message)) return put(true);
    throw error;
  });
  if (name !== 'new') return { answer };
  // The form is now that of the new member: saving it again changes them.
  return {
    answer,
    name: cellsOf(answer.value).id ?? name,
    messages: [`Added ${answer.title}.`],
  };
}

/** One member: all columns of the list. */
export function MemberScreen({ id }: { id: string }) {
  return (
    <EditScreen
      folder="members"
      name={id}
      all="All members"
      removal={removal}
      load={() => read(api.members[':name'].$get({ param: { name: id } }))}
      save={saveMember}
      remove={(name, hash) =>
        read(api.members[':name'].$delete({ param: { name }, json: { hash } }))
      }
    />
  );
}
