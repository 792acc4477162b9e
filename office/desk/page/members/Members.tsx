import { memberFieldNames } from '@appraisers/directory/member-fields.ts';
import { formatPhone } from '@appraisers/directory/phone.ts';
import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { formatDate } from '@appraisers/site/ui/format-date.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError, Cells, MemberList } from '#desk/api-types.ts';
import { apiErrorOf, getJson, sendJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen, ScrollArea } from '#desk/page/Screen.tsx';
import { ErrorMessage, StatusMessage } from '#desk/page/StatusMessage.tsx';

/** Of a long list the page shows the beginning; who is looked for is found by their name. */
const maxRows = 200;

const has = (member: Cells, words: string) =>
  memberFieldNames
    .map((column) => member[column] ?? '')
    .join(' ')
    .toLowerCase()
    .includes(words);

function Table({ members }: { members: readonly Cells[] }) {
  return (
    <ScrollArea title="Members">
      <table>
        <thead>
          <tr>
            {['Member', 'City', 'ZIP', 'Phone'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.slice(0, maxRows).map(({ id, firstName, lastName, city, zip, phone }) => (
            <tr key={id}>
              <th scope="row">
                <a className="link" href={`#/members/${id}`}>
                  {firstName} {lastName}
                </a>
              </th>
              <td>{city}</td>
              <td>{zip}</td>
              <td>{formatPhone(phone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Says when the whole list was checked last, and sets that day. */
function Checked({ listChecked, today }: MemberList) {
  const [apiError, setApiError] = useState<ApiError>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const queries = useQueryClient();
  const check = async () => {
    setApiError(undefined);
    try {
      queries.setQueryData(['members'], await sendJson<MemberList>('POST', 'checked', {}));
      setMessages(['Set to today. Visitors see it once you have published it.']);
      await queries.invalidateQueries({ queryKey: ['state'] });
    } catch (error) {
      setApiError(apiErrorOf(error));
    }
  };
  return (
    <div className="desk-checked">
      <p>
        The list was last checked on <strong>{formatDate(listChecked)}</strong>.
      </p>
      {listChecked === today ? null : (
        <Button variant="quiet" onClick={check}>
          Set “last checked” to today
        </Button>
      )}
      <StatusMessage lines={messages} />
      <ErrorMessage apiError={apiError} />
    </div>
  );
}

/** The members, to look for one. */
export function Members() {
  const list = useQuery({
    queryKey: ['members'],
    queryFn: () => getJson<MemberList>('members'),
    gcTime: 0,
  });
  const [words, setWords] = useState('');
  return (
    <Screen title="Members">
      <QueryContent answer={list}>
        {(given) => {
          const found = given.members.filter((member) => has(member, words.trim().toLowerCase()));
          return (
            <>
              <Checked {...given} />
              <div className="desk-search">
                <div className="desk-field">
                  <label htmlFor="look-for">Look for a member</label>
                  <input
                    id="look-for"
                    className="field"
                    type="search"
                    autoComplete="off"
                    value={words}
                    onChange={({ target }) => setWords(target.value)}
                  />
                </div>
                <ButtonLink variant="quiet" href="#/members/new">
                  Add a member
                </ButtonLink>
              </div>
              <p role="status" className="desk-quiet">
                {found.length} of {given.members.length} members
                {found.length > maxRows ? `; the first ${maxRows} are shown` : ''}
              </p>
              {found.length > 0 ? <Table members={found} /> : null}
            </>
          );
        }}
      </QueryContent>
    </Screen>
  );
}
