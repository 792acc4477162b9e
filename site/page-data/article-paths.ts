// The articles have two addresses, /resources/blogs/{id} and /resources/{id}: one list of paths.

import { edition } from '@appraisers/edition/loaders/edition.ts';

export const articlePaths = () =>
  edition.posts.read().map((props) => ({ params: { id: String(props.post.id) }, props }));
