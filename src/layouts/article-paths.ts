// The articles have two addresses, /resources/blogs/{id} and /resources/{id}: one list of paths.
import { readPosts } from '#loaders/read-posts.ts';

export const articlePaths = () =>
  readPosts().map(({ post }) => ({ params: { id: String(post.id) }, props: { post } }));
