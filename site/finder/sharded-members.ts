// A directory that is too large for the script. Its index comes first, and everything that searches needs
// it. Cards come in shards, and fill in the members of the index.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type Families, fewestShards } from '@appraisers/directory/fewest-shards.ts';
import {
  firstByName,
  type ShardFile,
  shardName,
  statedFamilies,
} from '@appraisers/directory/member-shards.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import type { Shortlist } from '@appraisers/directory/shortlist.ts';
import { index, stubAt, stubs } from './member-stubs.ts';
import { regionNames } from './request.ts';
import { type FileResources, isComing, resourceOf, settled, shardFiles } from './shard-files.ts';
import { shardedNames } from './sharded-names.ts';

const idShards = new Set(index.ids);
const numbers = new Map<Appraiser, number>(stubs.map((stub, number) => [stub, number]));

/** Paths of members' pages, by id, where they aren't the usual ones. */
const otherPaths: Record<string, string> = {};

/** Another set after each change. */
let withCard: ReadonlySet<Appraiser> = new Set();

/** The members at their places in the list of all by name, as far as they have arrived. Another array after each change. */
let byName: readonly (Appraiser | undefined)[] = [];
/** Members of that list who have not arrived, by place: without a name and a card. */
const blanks = new Map<number, Appraiser>();

/** The id of the blank at a place, and the place of the blank with an id: all are below the ids of the index. */
const blankId = (place: number) => -1 - stubs.length - place;

function blankAt(place: number): Appraiser {
  const none = { id: blankId(place), zip: '', city: '', lat: 0, lng: 0 };
  const blank = blanks.get(place) ?? { ...index.empty, ...none };
  blanks.set(place, blank);
  return blank;
}

const shardOf = (name: string) =>
  resourceOf<ShardFile>(name, ({ cards }) => {
    const members = cards.map(([number, [id, path, ...values]]) => {
      const stub = stubAt(number, name);
      stub.id = id;
      for (const [at, field] of index.cardFields.entries()) stub[field] = values[at] ?? '';
      if (path) otherPaths[id] = path;
      return stub;
    });
    withCard = new Set([...withCard, ...members]);
    const start = firstByName(name);
    if (start !== undefined) {
      const places = [...byName];
      for (const [at, member] of members.entries()) places[start + at] = member;
      byName = places;
    }
  });

let byDetail: Families | undefined;

/** The shards with the cards of these members that aren't there. */
function shardsWith(appraisers: readonly Appraiser[]): FileResources {
  const missing = appraisers
    .filter((one) => !withCard.has(one))
    .flatMap((one) => numbers.get(one) ?? []);
  const families = () => {
    byDetail ??= statedFamilies(stubs);
    return byDetail;
  };
  const inList = appraisers
    .filter(({ id }) => id <= blankId(0))
    .map(({ id }) => shardName('name', blankId(id)));
  return [...new Set([...inList, ...fewestShards(missing, families)])].map(shardOf);
}

const filesByList = new WeakMap<readonly Appraiser[], FileResources>();

/** The files of a list's cards, chosen once: with some of them there, others would have most of the rest. */
function filesOf(appraisers: readonly Appraiser[]): FileResources {
  const files = filesByList.get(appraisers) ?? shardsWith(appraisers);
  filesByList.set(appraisers, files);
  return files;
}

const idShard = (id: number) => shardName('id', id);
const shardsOfIds = (list: Shortlist): FileResources =>
  list
    .map(idShard)
    .filter((name) => idShards.has(name))
    .map(shardOf);

export const shards = {
  ...shardFiles,
  ...shardedNames,
  directory: indexMembers(stubs, regionNames),
  otherPaths,
  /** Whether cards of these members may still arrive in time. Requests them. */
  awaitsCards: (appraisers: readonly Appraiser[]) => isComing(filesOf(appraisers)),
  /** Resolves when the cards of these members have arrived or failed, or take too long. */
  loadCards: (appraisers: readonly Appraiser[]) => settled(shardsWith(appraisers)),
  /** The members whose cards have arrived. */
  cards: () => withCard,
  /** Where each letter starts in the list of all members by name. */
  letters: index.letters,
  /** The members of that list at their places, as far as they have arrived. */
  byName: () => byName,
  /** The member at a place of that list until the card arrives. */
  blankAt,
  /** Whether members of a list may still arrive in time. Requests them. */
  awaitsList: (list: Shortlist) => isComing(shardsOfIds(list)),
  /** Whether the finder knows that the directory has the member, or that it does not. */
  isKnown: (id: number) => {
    const name = idShard(id);
    return !idShards.has(name) || shardOf(name).read().state === 'ready';
  },
};

export type MemberShards = typeof shards;
