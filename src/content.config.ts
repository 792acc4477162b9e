// The articles, whose Markdown the press renders. All other content is data: the pages read it with
// #loaders/read-yaml.ts through the schema of its name in schemas/.
import { defineCollection } from 'astro:content';
import { readPosts } from '#loaders/read-posts.ts';
import { refuseLostWords, refuseRendered } from '#loaders/refuse-rendered.ts';

const posts = defineCollection({
  loader: {
    name: 'posts',
    load: async ({ store, renderMarkdown }) => {
      store.clear();
      for (const { post, body } of readPosts()) {
        const rendered = await renderMarkdown(body);
        refuseRendered(`the article ${post.id}`, rendered.html);
        refuseLostWords(`the article ${post.id}`, body, rendered.html);
        store.set({ id: String(post.id), data: post, body, rendered });
      }
    },
  },
});

export const collections = { posts };
