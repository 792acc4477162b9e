// The files of a large directory: its index, and shards of cards and names. A small directory has none.
import type { APIRoute } from 'astro';
import { memberFilePaths } from '#page-data/member-file-paths.ts';

export const getStaticPaths = memberFilePaths;

export const GET: APIRoute<{ content: object }> = ({ props }) => Response.json(props.content);
