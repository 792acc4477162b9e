// A directory that is too large for the script. Its index comes first, and everything that searches needs
// it. Cards and names come in shards, and fill in the members of the index in place.
import type { Appraiser } from '@appraisers/directory/appraiser.ts';
import { type Families, fewestShards } from '@appraisers/directory/fewest-shards.ts';
import {
  type BuildFile,
  fileOfWord,
  firstByName,
  type NamesFile,
  nameWords,
  type ShardFile,
  shardName,
  statedFamilies,
  stubsOf,
} from '@appraisers/directory/member-shards.ts';
import { indexMembers } from '@appraisers/directory/members.ts';
import type { Shortlist } from '@appraisers/directory/shortlist.ts';
import { listenerSet } from '#loading/listeners.ts';
import { fetchMemberFile, readIndex } from './fetch-member-file.ts';
import { fileTimeout, isMissing, type LazyResource, lazyResource } from './lazy-resource.ts';
import { regionNames, subscribeToRequests } from './request.ts';

const index = readIndex();
const stubs = stubsOf(index);
const beginnings = new Set(index.beginnings);
const idShards = new Set(index.ids);

/** The members at their places in the list of all by name, as far as they have arrived. Another array after each change. */
let byName: readonly (Appraiser | undefined)[] = [];
/** Members of that list who have not arrived, by place: without a name and a card. */
const blanks = new Map<number, Appraiser>();
const placesOfBlanks = new Map<Appraiser, number>();

/** Paths of members' pages, by id, where they aren't the usual ones. */
const otherPaths: Record<string, string> = {};

/** Another set after each change. */
let withCard: ReadonlySet<Appraiser> = new Set();
const numbers = new Map<Appraiser, number>(stubs.map((stub, number) => [stub, number]));

const { emit, subscribe } = listenerSet();
let version = 0;
/** The members whose names have arrived for searches by name, in the order of their arrival. */
const named = new Set<Appraiser>();
/** The same by the beginning of a word of their names. */
const namedBy = new Map<string, readonly Appraiser[]>();
const files = new Map<string, LazyResource<void>>();

/** The resource of a file. `read` fills in the members. */
function resourceOf<File extends BuildFile>(
  name: string,
  read: (file: File) => void,
): LazyResource<void> {
  const before = files.get(name);
  if (before) return before;
  let attempts = 0;
  const resource = lazyResource(async () => {
    attempts += 1;
    read(await fetchMemberFile<File>(name, attempts > 1 ? `?again=${attempts}` : ''));
  }, fileTimeout);
  resource.subscribe(() => {
    // At a first attempt, the caller knows that the file is on its way.
    if (attempts === 0) return;
    // React reads what is here while it draws, which may request files. Then it must not draw anything else.
    queueMicrotask(() => {
      version += 1;
      emit();
    });
  });
  files.set(name, resource);
  return resource;
}

const shardOf = (name: string) =>
  resourceOf<ShardFile>(name, ({ cards }) => {
    const arrived = new Set(withCard);
    for (const [number, [id, path, ...values]] of cards) {
      const stub = stubs[number];
      if (!stub) throw new Error(`The shard ${name} does not fit the index.`);
      stub.id = id;
      for (const [at, field] of index.cardFields.entries()) stub[field] = values[at] ?? '';
      if (path) otherPaths[id] = path;
      arrived.add(stub);
    }
    withCard = arrived;
    const start = firstByName(name);
    if (start === undefined) return;
    const places = [...byName];
    for (const [at, [number]] of cards.entries()) places[start + at] = stubs[number];
    byName = places;
  });

const namesWith = (beginning: string) =>
  resourceOf<NamesFile>(`names-${beginning}`, ({ names }) => {
    const found = names.map(([number, firstName, lastName]): Appraiser => {
      const stub = stubs[number];
      if (!stub) throw new Error(`The names with ${beginning} do not fit the index.`);
      return Object.assign(stub, { firstName, lastName });
    });
    namedBy.set(beginning, found);
    for (const appraiser of found) named.add(appraiser);
  });

function blankAt(place: number): Appraiser {
  const id = -1 - stubs.length - place;
  const blank = blanks.get(place) ?? { ...index.empty, id, zip: '', city: '', lat: 0, lng: 0 };
  blanks.set(place, blank);
  placesOfBlanks.set(blank, place);
  return blank;
}

type Files = readonly LazyResource<void>[];

/** Starts what has not been requested. Whether any of the files may still arrive in time. */
function isComing(resources: Files): boolean {
  for (const resource of resources) if (resource.read().state === 'idle') resource.load();
  return resources.some((resource) => resource.read().state === 'pending');
}

let byDetail: Families | undefined;

/** The shards with the cards of these members that aren't there. */
function shardsWith(appraisers: readonly Appraiser[]): Files {
  const missing = appraisers
    .filter((one) => !withCard.has(one))
    .flatMap((one) => numbers.get(one) ?? []);
  const families = () => {
    byDetail ??= statedFamilies(stubs);
    return byDetail;
  };
  const blank = appraisers.flatMap((one) => placesOfBlanks.get(one) ?? []);
  const inList = blank.map((place) => shardName('name', place));
  return [...new Set([...inList, ...fewestShards(missing, families)])].map(shardOf);
}

const filesByList = new WeakMap<readonly Appraiser[], Files>();

/** The files of a list's cards, chosen once: with some of them there, others would have most of the rest. */
function filesOf(appraisers: readonly Appraiser[]): Files {
  const files = filesByList.get(appraisers) ?? shardsWith(appraisers);
  filesByList.set(appraisers, files);
  return files;
}

/** The files of names that a text may mean. */
const nameFiles = (text: string): readonly string[] => [
  ...new Set(nameWords(text).flatMap((word) => fileOfWord(word, beginnings) ?? [])),
];

const idShard = (id: number) => shardName('id', id);
const shardsOfIds = (list: Shortlist): Files =>
  list
    .map(idShard)
    .filter((name) => idShards.has(name))
    .map(shardOf);

const directory = indexMembers(stubs, regionNames);

export const shards = {
  directory,
  otherPaths,
  subscribe,
  /** Grows when a file arrives or fails. */
  version: () => version,
  /** Whether anything is on its way, or else missing. */
  state(): 'pending' | 'missing' | 'ready' {
    const states = [...files.values()].map((file) => file.read());
    if (states.some(({ state }) => state === 'pending')) return 'pending';
    return states.some(isMissing) ? 'missing' : 'ready';
  },
  /** Whether cards of these members may still arrive in time. Requests them. */
  awaitsCards: (appraisers: readonly Appraiser[]) => isComing(filesOf(appraisers)),
  /** Resolves when the cards of these members have arrived or failed, or take too long. */
  async loadCards(appraisers: readonly Appraiser[]): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, fileTimeout));
    const loaded = Promise.all(shardsWith(appraisers).map((file) => file.settled()));
    await Promise.race([loaded, late]);
  },
  /** The members whose cards have arrived. */
  cards: () => withCard,
  /** Whether names that a text may mean may still arrive in time. Requests them. */
  awaitsNames: (text: string) => isComing(nameFiles(text).map(namesWith)),
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
  /** The members whose names have arrived, in the order of their arrival. */
  named: () => [...named],
  /** Everyone who may have the name, if names with one of its beginnings have arrived. Few, to count often. */
  namedLike: (name: string): readonly Appraiser[] => {
    const lists = nameFiles(name).flatMap((beginning) => {
      const list = namedBy.get(beginning);
      return list ? [list] : [];
    });
    return lists.sort((a, b) => a.length - b.length)[0] ?? [];
  },
  retry(): void {
    for (const file of files.values()) if (isMissing(file.read())) file.load();
  },
};

export type MemberShards = typeof shards;

// Each request tries again what is missing.
subscribeToRequests(shards.retry);
