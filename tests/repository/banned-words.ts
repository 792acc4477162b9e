// Words that read as translated or old, and the everyday word for each.

type BannedWord = {
  readonly words: RegExp;
  readonly better: string;
  /** Where the word is banned; everywhere unless given. */
  readonly files?: RegExp;
};

const word = (pattern: string) => new RegExp(`(?<![\\w/-])(?:${pattern})(?![\\w/-])`, 'i');
/** Articles and the association's own texts tell stories; code and documents do not. */
const engine = /^(?!editions\/)/;

export const bannedWords: readonly BannedWord[] = [
  { words: word('whoever|whomever'), better: 'you, or the person: "your webmaster"' },
  { words: word('somebody|anybody'), better: 'someone, anyone, or the person you mean' },
  { words: word('nobody'), better: 'no one, or "no appraisers"' },
  { words: word('anew|afresh'), better: 'again' },
  { words: word('mend(s|ed|ing)?'), better: 'fix' },
  {
    words: word('(is|are|was|were|be) told|told (of|at|by)'),
    better: 'name the actor: "we report", "you see"',
  },
  { words: word('told'), better: 'report, say, show', files: engine },
  { words: word('tells? of'), better: 'report, name' },
  { words: word('stands(?! for)'), better: 'is', files: engine },
  {
    words: word('stand (in|on|below|above|beside|under|here|there|where)'),
    better: 'are, replace',
    files: engine,
  },
  { words: word('stands (in|on|below|above|beside|here|there)'), better: 'is' },
  { words: word('but for'), better: 'except' },
  { words: word('by (itself|themselves)'), better: 'automatically' },
  { words: word('(typing )?slips?'), better: 'typo' },
  { words: word('deeds?'), better: 'action, trigger' },
  { words: word('(wherever|such a) one'), better: 'where you, such' },
  { words: word('hindrances?'), better: 'obstacle, or what blocks it' },
  { words: word('whereabouts'), better: 'location' },
  { words: word('e-mails?'), better: 'email' },
  { words: word('mails?'), better: 'email' },
  { words: word('telephones?'), better: 'phone' },
  { words: word('films?'), better: 'video' },
  { words: word('short list'), better: 'My list' },
  { words: word('(is|are|was|were) kept'), better: 'stored, saved' },
  {
    words: word('hence|whence|hitherto|hereby|thereof|therein|thereupon|whilst|amongst|lest'),
    better: 'so, while, among',
  },
  {
    words: word('colours?|behaviours?|licences?|licenced|favourites?|neighbours?|programmes?'),
    better: 'the American spelling',
  },
  { words: /\w …/, better: 'no space before "…"' },
];

type Allowance = {
  readonly text: RegExp;
  readonly files: RegExp;
  readonly reason: string;
};

export const allowances: readonly Allowance[] = [
  {
    text: /\bdeeds?\b/i,
    files: /^editions\/|owners-year/,
    reason: 'A deed is a document at the county recorder.',
  },
  {
    text: /^'(mail|telephone( number)?)'$|\bmail,|e-mail 1 - |anybody,|nobody,/i,
    files: /member-fields|known-columns/,
    reason: 'Exports from other programs call their columns and values so.',
  },
  {
    text: /e-mail|telephone/i,
    files: /^office\/(import|sync)\/.*\.(test|fixture)\.ts$|read-members\.test/,
    reason: 'Sample exports have such columns.',
  },
];

/** Names of the code that had several meanings or read as translated, and the field's word. */
export const bannedNames: Readonly<Record<string, string>> = {
  Asked: 'SearchRequest, CliOptions or HttpRequest',
  Given: 'SearchResult',
  Deed: 'Trigger or Action',
  Fault: 'Issue',
  Mistake: 'Issue',
  Wrong: 'Issue',
  Refusal: 'ApiError or ErrorSummary',
  Refusing: 'ApiError or ErrorSummary',
  Says: 'StatusMessage',
  Verdict: 'ImportReport, LinkReport or AuditSummary',
  Spot: 'MemberLocation',
  MapMark: 'ClusterMarker',
  Stop: 'ImportError or DeskError',
  Ground: 'ImportContext',
  Turn: 'requestId, rotate or serialize',
  Turned: 'requestId, rotate or serialize',
  Weigh: 'planImport',
  Weighed: 'ImportPlan',
  Typed: 'input or draft',
  Hearing: 'onEvent',
  Patience: 'timeout',
  Slashed: 'toPosix',
  Remedy: 'hint',
  Gather: 'groupBy',
  Manners: 'RateLimits',
  Spoken: 'Provider',
  Conversation: 'ApiClient',
  Whereabouts: 'GeolocationState',
  Unsound: 'invalid',
  Proved: 'validated',
  Twins: 'duplicates',
  Told: 'notify or emit',
  Tell: 'notify or emit',
};
