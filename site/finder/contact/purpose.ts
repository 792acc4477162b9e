// What the visitor says about the property: why they need an appraisal, and where it is.

import type { Answer } from '@appraisers/directory/answer.ts';
import type { Criteria } from '@appraisers/directory/criteria.ts';
import { useState } from 'react';
import { requestNeed } from '#finder/request.ts';

/** Shared by all letters of the page. */
export type Purpose = {
  /** The id of the reason. Empty without one. */
  readonly reason: string;
  readonly city: string;
};

/** How a control reads the purpose and changes a part of it. */
export type PurposeProps = {
  readonly purpose: Purpose;
  readonly onPurpose: (change: Partial<Purpose>) => void;
};

/** The city of the search, which is most likely that of the property. */
function citySearched(answer: Answer | undefined, criteria: Criteria | undefined): string {
  if (answer?.status !== 'place' || criteria?.by !== 'city') return '';
  return 'zips' in answer.origin ? '' : answer.origin.name;
}

/** A reason chosen in the open dialog. It reaches the page, and its address, when the dialog closes. */
type Draft = { readonly reason: string; readonly during: Answer | undefined };

/**
 * The visitor's purpose, for the page and for its dialog. The reason is part of the address. Until they
 * enter a city, it is the one they search for.
 */
export function usePurpose(answer: Answer | undefined, criteria: Criteria | undefined) {
  const [ownCity, setOwnCity] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  const reason = answer?.need.need.for ?? '';
  const drafted = draft?.during === answer ? draft?.reason : undefined;
  const city = ownCity ?? citySearched(answer, criteria);
  const onCity = (change: Partial<Purpose>) => {
    if (change.city !== undefined) setOwnCity(change.city);
  };
  const ofPage: PurposeProps = {
    purpose: { reason, city },
    onPurpose: (change) => {
      if (change.reason !== undefined) requestNeed({ for: change.reason });
      onCity(change);
    },
  };
  const ofDialog: PurposeProps = {
    purpose: { reason: drafted ?? reason, city },
    onPurpose: (change) => {
      if (change.reason !== undefined) setDraft({ reason: change.reason, during: answer });
      onCity(change);
    },
  };
  return {
    ofPage,
    ofDialog,
    /** Call it after the dialog closes. */
    settle: () => {
      if (drafted !== undefined && drafted !== reason) requestNeed({ for: drafted });
    },
  };
}
