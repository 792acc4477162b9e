// The part of Trusted Types that we use. TypeScript's own library doesn't have it yet.
type TrustedTypePolicy = { readonly createScriptURL: (url: string) => string };
type TrustedTypeRules = {
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
};

interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: TrustedTypePolicy | null;
    readonly createPolicy: (name: string, rules: TrustedTypeRules) => TrustedTypePolicy;
  };
}
