import { formatPhone } from '@appraisers/directory/phone.ts';
import { plainWords } from '@appraisers/directory/place-names.ts';
import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { useState } from 'react';
import type { Cells } from '#desk/api-types.ts';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { DataTable, LabeledInput, Screen, useLoaded } from '#desk/page/Screen.tsx';

const rowOf = ({ firstName, lastName, city, zip, phone, confirmed }: Cells) => [
  `${firstName} ${lastName}`,
  `${city} ${zip}`,
  formatPhone(phone),
  confirmed ? formatDate(confirmed) : 'not yet',
];

/** Whether the input is in the entry, as the list shows it or as the file has it, in whatever capitals and accents. */
const isFound = (member: Cells, input: string) =>
  plainWords([...rowOf(member), ...Object.values(member)].join(' ')).includes(plainWords(input));

/** The members, with a search, and the day when the whole list was last checked. */
export function Members() {
  const [input, setInput] = useState('');
  const list = useLoaded('members', () => api.members.$get());
  const found = list.members.filter((member) => isFound(member, input));
  return (
    <Screen title="Members">
      <div className="desk-buttons">
        <p>
          The list was last checked on <strong>{formatDate(list.listChecked)}</strong>.
        </p>
        {list.listChecked === list.today ? null : (
          <Button variant="quiet" onClick={() => act(() => read(api.checked.$post()))}>
            Set “last checked” to today
          </Button>
        )}
      </div>
      <div className="mt-6 mb-3 flex flex-wrap items-end gap-4">
        <LabeledInput
          className="flex-[1_1_16rem]"
          label="Find a member"
          type="search"
          autoComplete="off"
          value={input}
          onChange={({ target }) => setInput(target.value)}
        />
        <ButtonLink variant="quiet" href="#/members/new">
          Add a member
        </ButtonLink>
        <ButtonLink variant="quiet" href="#/members/application">
          Add from an application
        </ButtonLink>
      </div>
      <p role="status" className="desk-quiet mt-5 mb-2">
        {found.length} of {list.members.length} members
      </p>
      {found.length > 0 ? (
        <DataTable
          title="Members"
          columns={['Member', 'City and ZIP', 'Phone', 'Confirmed']}
          links={found.map(({ id }) => `#/members/${id}`)}
          rows={found.map(rowOf)}
        />
      ) : null}
    </Screen>
  );
}
