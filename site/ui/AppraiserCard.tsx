import { type Appraiser, fullName } from '@appraisers/directory/appraiser.ts';
import { type DetailWording, workLine } from '@appraisers/directory/detail-rows.ts';
import { memo } from 'react';
import { ContactLines } from './ContactLines.tsx';
import { LicenseLine } from './LicenseLinks.tsx';

type AppraiserCardProps = {
  appraiser: Appraiser;
  /** The state as addresses write it. */
  region: string;
  wording: DetailWording;
  /** Outside the finder, where no dialog has the details: the address of the member's page. */
  page?: string;
  selected?: boolean;
  /** Whether the member is on the visitor's list. */
  chosen?: boolean;
  /** The query of a link that starts the visitor's letter. */
  letter?: string | undefined;
  /** The full name of the county searched for, if the member covers it. */
  covers?: string | undefined;
};

/**
 * A member in a list, with what decides in its order: whether they take work, where, which, their credential, and how to
 * reach them. Plain markup without listeners: a page may have a hundred cards, and their list listens for all
 * of them. In the finder the keyboard stops four times: at the star, the details, the phone and the email. The
 * details select the card and have what the other buttons do.
 */
export const AppraiserCard = memo(function AppraiserCard(props: AppraiserCardProps) {
  const { appraiser, region, wording, page, selected, chosen, letter, covers } = props;
  const name = fullName(appraiser);
  const current = selected ? 'true' : undefined;
  const work = workLine(appraiser, wording, covers && `Works in ${covers}`);
  const details = {
    className: 'chip card-button print:hidden',
    'aria-label': `Details for ${name}`,
    children: 'Details',
  };
  return (
    <article className="appraiser-card" aria-current={current}>
      {page ? (
        <h3>
          <a href={page} className="target hover:underline">
            {name}
          </a>
        </h3>
      ) : (
        <h4>
          <button type="button" tabIndex={-1} aria-current={current}>
            {name}
          </button>
        </h4>
      )}
      <StarButton of={appraiser} chosen={chosen} inFinder={!page} />
      <p className="card-where">
        {`${appraiser.city}, ${region} ${appraiser.zip} `}
        {page ? (
          <a href={page} {...details} />
        ) : (
          <button type="button" data-action="more" aria-haspopup="dialog" {...details} />
        )}
      </p>
      <div className="card-facts">
        {work && <p className="card-detail">{work}</p>}
        <LicenseLine of={appraiser} wording={wording} {...(!page && { tabIndex: -1 })} />
      </div>
      <div className="card-contacts">
        <ContactLines of={appraiser} letter={letter} inFinder={!page} />
      </div>
    </article>
  );
});

type StarButtonProps = { of: Appraiser; chosen?: boolean | undefined; inFinder?: boolean };

/** Outside the finder it is hidden until site/client-scripts/page-buttons.ts runs. */
export function StarButton({ of, chosen = false, inFinder }: StarButtonProps) {
  return (
    <button
      type="button"
      {...(inFinder
        ? { 'data-action': 'choose', 'data-hint': 'Add to my list' }
        : { 'data-star': '', hidden: true, value: of.id })}
      className="icon-button card-star print:hidden"
      aria-pressed={chosen}
      aria-label={`Add ${fullName(of)} to my list`}
    />
  );
}
