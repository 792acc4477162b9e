import { type Appraiser, fullName } from '#directory/appraiser.ts';
import { gather } from '#directory/gather.ts';
import { byName } from '#directory/members.ts';
import { formatPhone, phoneHref } from '#directory/phone.ts';

type MembersByCityProps = {
  members: readonly Pick<Appraiser, 'firstName' | 'lastName' | 'phone' | 'city'>[];
};

/** Every member under their city, for a browser without scripts. */
export function MembersByCity({ members }: MembersByCityProps) {
  const cities = [...gather([...members].sort(byName), ({ city }) => city)];
  return (
    <>
      <h2 className="mt-12 text-2xl">
        {members.length === 1 ? 'Our one member' : `All ${members.length} members by city`}
      </h2>
      <dl className="members-by-city">
        {cities
          .sort(([a], [b]) => a.localeCompare(b, 'en'))
          .map(([city, together]) => (
            <div key={city}>
              <dt>{city}</dt>
              {together.map((member) => (
                <dd key={fullName(member)}>
                  {`${fullName(member)}, `}
                  <a href={phoneHref(member.phone)}>{formatPhone(member.phone)}</a>
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </>
  );
}
