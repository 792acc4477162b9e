// What the visitor says about the property: why they need an appraisal, and where it is.

import { formatQuery } from '@appraisers/directory/criteria.ts';
import type { Need } from '@appraisers/directory/need.ts';
import { useState } from 'react';
import { navigate, readRequest } from '#finder/request.ts';
import { type FinderResult, isListResult } from '#finder/result.ts';

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

/** Requests the same again with another need, a step in the browser's history. */
export function requestNeed(change: Need): void {
  const request = readRequest();
  if (!request) return;
  const next =
    'list' in request
      ? { ...request, ...change }
      : { criteria: { ...request.criteria, ...change } };
  navigate(formatQuery(next), 'need');
}

/** The city of the search, which is most likely that of the property. */
function citySearched(result: FinderResult | undefined): string {
  if (!result || isListResult(result) || result.answer.kind !== 'groups') return '';
  const { origin } = result.answer;
  return result.request.criteria.by === 'city' && !('zips' in origin) ? origin.name : '';
}

/** A reason chosen in the open dialog. It reaches the page, and its address, when the dialog closes. */
type Draft = { readonly reason: string; readonly during: FinderResult | undefined };

/**
 * The visitor's purpose, for the page and for its dialog. The reason is part of the address. Until they
 * enter a city, it is the one they search for.
 */
export function usePurpose(result: FinderResult | undefined) {
  const [ownCity, setOwnCity] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  const reason = result?.need.for ?? '';
  const drafted = draft?.during === result ? draft?.reason : undefined;
  const city = ownCity ?? citySearched(result);
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
      if (change.reason !== undefined) setDraft({ reason: change.reason, during: result });
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
