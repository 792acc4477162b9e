import type { Cells, FormResponse } from '#desk/api-types.ts';
import { apiErrorOf, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { EditScreen } from '#desk/page/forms/EditScreen.tsx';

const words = deskWords.members;

/** Fields that were emptied are empty cells. */
const cellsOf = (value: unknown): Cells =>
  Object.fromEntries(
    Object.entries(value ?? {}).map(([column, cell]) => [column, String(cell ?? '')]),
  );

async function saveMember({ value, hash }: FormResponse, name: string) {
  const put = (another: boolean) =>
    sendRequest<FormResponse>('PUT', `members/${name}`, { value: cellsOf(value), hash, another });
  const answer = await put(false).catch((error) => {
    const { asks, message } = apiErrorOf(error);
    if (asks && confirm(message)) return put(true);
    throw error;
  });
  if (name !== 'new') return { answer };
  // The form is now that of the new member: saving it again changes them.
  return { answer, name: cellsOf(answer.value).id ?? name, messages: [words.added(answer.title)] };
}

/** One member: all columns of the list. */
export function MemberScreen({ id }: { id: string }) {
  return (
    <EditScreen
      folder="members"
      name={id}
      all={words.all}
      removal={words.removal}
      save={saveMember}
    />
  );
}
