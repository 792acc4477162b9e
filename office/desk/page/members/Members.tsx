import { memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { useState } from 'react';
import type { Cells, MemberList } from '#desk/api-types.ts';
import { downloadMailMerge, sendRequest } from '#desk/page/desk-api.ts';
import { deskWords } from '#desk/page/desk-words.ts';
import { DataTable, LabeledCheck, LabeledInput, Loaded, Screen } from '#desk/page/Screen.tsx';
import { ActionStatus, useAction } from '#desk/page/StatusMessage.tsx';

const words = deskWords.members;

/** A longer list shows its beginning. A search finds the others. */
const maxRows = 200;

const isFound = (member: Cells, input: string) =>
  memberFieldNames
    .map((column) => member[column] ?? '')
    .join(' ')
    .toLowerCase()
    .includes(input.trim().toLowerCase());

const rowOf = ({ id = '', firstName, lastName, city, zip, phone, confirmed }: Cells) => ({
  key: id,
  cells: [
    <a key="name" className="link font-semibold" href={`#/members/${id}`}>
      {firstName} {lastName}
    </a>,
    `${city} ${zip}`,
    <span key="phone" className="whitespace-nowrap">
      {formatPhone(phone)}
    </span>,
    confirmed ? formatDate(confirmed) : words.notConfirmed,
  ],
});

/** Whether a member has not confirmed the entry within a year. */
const isDue = ({ confirmed = '' }: Cells, today: string) =>
  confirmed <= `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/** Asks each member to check the entry. */
function MailMerge() {
  const action = useAction();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="quiet" onClick={() => action.act(downloadMailMerge)}>
        {words.merge}
      </Button>
      <ActionStatus {...action} />
    </div>
  );
}

/** Shows when the whole list was last checked, and sets that day. */
function LastChecked({ listChecked, today }: MemberList) {
  const action = useAction();
  const check = async () => {
    await sendRequest<MemberList>('POST', 'checked');
    return { messages: [words.checkSaved] };
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p>
        {words.checked} <strong>{formatDate(listChecked)}</strong>.
      </p>
      {listChecked === today ? null : (
        <Button variant="quiet" onClick={() => action.act(check)}>
          {words.check}
        </Button>
      )}
      <ActionStatus {...action} />
    </div>
  );
}

/** The members, with a search. */
export function Members() {
  const [input, setInput] = useState('');
  const [onlyDue, setOnlyDue] = useState(false);
  return (
    <Screen title={words.title}>
      <Loaded<MemberList> path="members">
        {(list) => {
          const due = list.members.filter((member) => isDue(member, list.today));
          const found = (onlyDue ? due : list.members).filter((member) => isFound(member, input));
          return (
            <>
              <LastChecked {...list} />
              <div className="mt-6 mb-3 flex flex-wrap items-end gap-4">
                <LabeledInput
                  className="flex-[1_1_16rem]"
                  label={words.search}
                  type="search"
                  autoComplete="off"
                  value={input}
                  onChange={({ target }) => setInput(target.value)}
                />
                <ButtonLink variant="quiet" href="#/members/new">
                  {words.add}
                </ButtonLink>
              </div>
              <LabeledCheck
                label={words.due(due.length)}
                checked={onlyDue}
                onChange={({ target }) => setOnlyDue(target.checked)}
              />
              <p role="status" className="desk-quiet mt-5 mb-2">
                {words.found(found.length, list.members.length, maxRows)}
              </p>
              {found.length > 0 ? (
                <DataTable
                  title={words.title}
                  columns={words.columns}
                  rows={found.slice(0, maxRows).map(rowOf)}
                />
              ) : null}
              <MailMerge />
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
