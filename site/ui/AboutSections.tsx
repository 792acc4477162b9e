import type { Board } from '@appraisers/edition/schemas/association.ts';
import type { PageWords } from '@appraisers/edition/schemas/pages.ts';
import { Initials } from './Initials.tsx';
import { type Photos, Picture } from './Picture.tsx';
import { Paragraphs, Section } from './Section.tsx';

type AboutSectionsProps = {
  page: PageWords<'about'>;
  founded: number;
  board: Board;
  /** Portraits of the board. */
  photos: Photos;
  /** Whether the edition has contour lines. */
  hasContours: boolean;
};

/** The association's history, how it works, its board and its past presidents. */
export function AboutSections({ page, founded, board, ...drawn }: AboutSectionsProps) {
  const { history, organization, seats } = page;
  return (
    <>
      <Section heading={history.heading} beside>
        <Figure figure={String(founded)} text="the year we were founded" />
        <Paragraphs texts={history.paragraphs} />
      </Section>
      <Section heading={organization.heading} beside divided>
        <Figure figure={seats.figure} text={seats.text} />
        <Paragraphs texts={organization.paragraphs} />
      </Section>
      <Section heading={page.board.heading} lead={page.board.lead} divided>
        <BoardGrid members={inOrder(board)} {...drawn} />
      </Section>
      {board.pastPresidents.length > 0 && (
        <Section heading={page.pastPresidents.heading} beside divided>
          <ul className="flex max-w-[60rem] flex-wrap gap-x-6 gap-y-2">
            {board.pastPresidents.map(({ name, years }) => (
              <li key={name} className="sm:whitespace-nowrap">
                {name} <span className="text-soft">{years}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Figure({ figure, text }: { figure: string; text: string }) {
  return (
    <p className="mb-6 flex max-w-measure items-center gap-5 border-line border-b pb-6">
      <span className="flex-none font-semibold font-serif text-4xl text-accent">{figure}</span>
      <span className="max-w-[36ch] text-soft">{text}</span>
    </p>
  );
}

/** The members in the order of the titles. */
const inOrder = ({ titles = [], members }: Board) =>
  members.toSorted((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title));

type BoardGridProps = Pick<AboutSectionsProps, 'photos' | 'hasContours'> & Pick<Board, 'members'>;

/** Each member of the board with a portrait, or with initials. */
function BoardGrid({ members, photos, hasContours }: BoardGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {members.map(({ name, title, image }) => (
        <li key={name} className="flex items-center gap-5 border-line border-t py-5">
          {image ? (
            <Picture
              name={image}
              photos={photos}
              sizes="5rem"
              alt=""
              width="240"
              height="240"
              loading="lazy"
              className="portrait"
            />
          ) : (
            <Initials name={name} onHill={hasContours} />
          )}
          <div className="min-w-0">
            <h3 className="text-lg/snug">{name}</h3>
            <p className="text-soft text-sm">{title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
