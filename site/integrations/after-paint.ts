// Makes `client:painted` known to Astro.
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

export function afterPaint(): AstroIntegration {
  return {
    name: 'after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'painted',
          entrypoint: '#client-scripts/after-paint/directive.ts',
        }),
    },
  };
}
