import { detailFields } from '@appraisers/directory/member-details.ts';
import { memberFields } from '@appraisers/directory/member-fields.ts';
import { member, sampleMembers } from '@appraisers/directory/members.fixture.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membersCode } from './members-code.ts';

const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

const entry = fc.stringMatching(/^[\p{L}\d "'\\|,.]{1,9}$/u).map((text) => text.trim() || 'a');
const listCell = fc.uniqueArray(entry, { maxLength: 90 }).map((entries) => entries.join('; '));
const cellOf = (field: (typeof detailFields)[number]) => {
  const { kind, options = [] } = memberFields[field];
  if (kind === 'list') return listCell;
  return fc.oneof(fc.constant(''), kind === 'choice' ? fc.constantFrom(...options) : entry);
};
const details = fc.record(
  Object.fromEntries(detailFields.map((field) => [field, cellOf(field)] as const)),
  { requiredKeys: [] },
);

it('gives browsers every detail of every member', () =>
  fc.assert(
    fc.asyncProperty(fc.array(details, { maxLength: 8 }), async (all) => {
      const members = all.map((given, id) => member({ ...given, id }));
      expect((await loaded(membersCode(members))).members).toEqual(members);
    }),
    { numRuns: 60 },
  ));

it('sends no cells where no member states a detail', async () => {
  const code = membersCode(sampleMembers);
  expect(code).not.toContain('stating');
  expect((await loaded(code)).members).toEqual(sampleMembers);
});
