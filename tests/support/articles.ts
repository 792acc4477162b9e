// The articles of the edition, and the one address of each.
import { edition } from '@appraisers/edition/loaders/edition.ts';

const site = edition.site.read();
export const posts = edition.posts.read().map(({ post }) => post);
export const addressOf = (id: number) => `${site.url}/resources/blogs/${id}`;
