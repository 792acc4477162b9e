// A contact as Wild Apricot's documents show one, with the fields that no list of members is made of.

/** Other names and values of fields, by their codes. */
export type OtherFields = Readonly<
  Record<string, { readonly name?: string; readonly value: unknown }>
>;

/** A contact as the platform has them; a row of the list gives who they are. */
export function sampleContact(
  Id: number,
  [first, last, phone, email, city, zip]: readonly string[],
  given: Readonly<Record<string, unknown>> = {},
  others: OtherFields = {},
) {
  const field = (name: string, SystemCode: string, value: unknown) => {
    const other = others[SystemCode];
    return { FieldName: other?.name ?? name, SystemCode, Value: other ? other.value : value };
  };
  return {
    Id,
    Url: `https://api.wildapricot.org/v2.2/accounts/58293/Contacts/${Id}`,
    FirstName: first,
    LastName: last,
    Email: email,
    DisplayName: `${last}, ${first}`,
    MembershipLevel: { Id: 902, Url: '', Name: 'Certified Residential' },
    MembershipEnabled: true,
    Status: 'Active',
    IsAccountAdministrator: false,
    FieldValues: [
      field('Archived', 'IsArchived', false),
      field('Member', 'IsMember', true),
      field('Suspended member', 'IsSuspendedMember', false),
      field('Balance', 'Balance', 0),
      field('Administrator role', 'AdminRole', []),
      field('User ID', 'MemberId', Id),
      field('First name', 'FirstName', first),
      field('Last name', 'LastName', last),
      field('e-Mail', 'Email', email),
      field('Phone', 'Phone', phone),
      field('Avatar', 'custom-9', { Id: 'face.png', Url: 'https://example.org/face.png' }),
      field('Renewal due', 'RenewalDue', '2027-01-31T00:00:00'),
      field('Access to profile by others', 'AccessToProfileByOthers', true),
      field('Membership status', 'Status', { Id: 1, Label: 'Active', Value: 'Active' }),
      field('Membership enabled', 'MembershipEnabled', true),
      field('Group participation', 'Groups', [{ Id: 8, Label: 'Board' }]),
      field('City', 'custom-1', city),
      field('State', 'custom-2', { Id: 4, Label: 'UT' }),
      field('Zip Code', 'custom-3', zip),
    ],
    ...given,
  };
}
