// The contact card of a member, for phones and email programs.
import { vcards } from '@appraisers/directory/contact-text.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { directorySource } from '#finder/words/answers.ts';
import { memberPagePaths, wording } from '#page-data/place-pages.ts';
import { office, region, site } from '#page-data/site-data.ts';

export const getStaticPaths = memberPagePaths satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
  const note = directorySource(office.name, office.updated, `${site.url}${props.path}`);
  const maker = { state: region.postalCode, note, wording };
  return new Response(vcards([props.member], maker));
};
