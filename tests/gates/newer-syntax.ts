// Finds syntax that the oldest browsers served don't know: Safari 15.4, Chrome 100 and Firefox 100
// (docs/decisions/0011). They know ECMAScript 2022, with two exceptions in Safari.
import { parse, type Token, tokTypes } from 'acorn';

/** Safari 16.4. */
const lookbehind = /\(\?<[=!]/;

/** The value of a token, which the library's types lack. */
const valueIn = (token: Token | undefined): unknown => token && Reflect.get(token, 'value');

/** What is too new in a token after the one before it. */
function tooNewAt(token: Token, before: Token | undefined): string | undefined {
  const value = valueIn(token);
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, 'pattern') : value;
  if (lookbehind.test(String(text))) return 'a lookbehind in a regular expression';
  // Safari 16.4 as well.
  const block = token.type === tokTypes.braceL && valueIn(before) === 'static';
  return block ? 'a static block in a class' : undefined;
}

/** The parts of a script that are too new, each with the text around it. */
export function tooNewIn(script: string, sourceType: 'module' | 'script'): string[] {
  const found: string[] = [];
  const tell = (what: string, at: number) =>
    found.push(`${what}: ${script.slice(Math.max(0, at - 40), at + 40)}`);
  let before: Token | undefined;
  try {
    parse(script, {
      ecmaVersion: 2022,
      sourceType,
      onToken(token) {
        const what = tooNewAt(token, before);
        if (what) tell(what, token.start);
        before = token;
      },
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    tell(`syntax after ECMAScript 2022 (${error.message})`, Number(Reflect.get(error, 'pos')));
  }
  return found;
}
