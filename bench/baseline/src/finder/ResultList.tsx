import { useState } from 'react';
import { AppraiserCard } from './AppraiserCard.tsx';
import type { Answer, Member } from './types.ts';

type ResultListProps = {
  answer: Answer;
  selected: number | undefined;
  onSelect: (id: number) => void;
};

const byName = (a: Member, b: Member) =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);

/** The groups with their cards, nearest first or by name. */
export function ResultList({ answer, selected, onSelect }: ResultListProps) {
  const [sort, setSort] = useState<'distance' | 'name'>('distance');
  const cards = (members: Member[]) => (
    <div className="grid gap-4">
      {members.map((member) => (
        <AppraiserCard
          key={member.id}
          member={member}
          selected={member.id === selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
  return (
    <div data-results>
      <div className="mb-4 flex items-center justify-between">
        <h2 className="text-2xl">{answer.count} Appraisers Found</h2>
        <select
          aria-label="Sort"
          value={sort}
          onChange={({ target }) => setSort(target.value === 'name' ? 'name' : 'distance')}
          className="rounded-md border px-2 py-1 text-sm"
        >
          <option value="distance">By distance</option>
          <option value="name">By name</option>
        </select>
      </div>
      {sort === 'name'
        ? cards(answer.groups.flatMap(({ members }) => members).sort(byName))
        : answer.groups.map(({ location, primary, distance, members }) => (
            <div key={location} className="mb-6">
              {location && (
                <h3 className="mb-3 flex justify-between text-lg">
                  <span>{location}</span>
                  {!primary && <span>{distance.toFixed(1)} mi</span>}
                </h3>
              )}
              {cards(members)}
            </div>
          ))}
    </div>
  );
}
