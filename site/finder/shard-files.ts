// The files of a large directory's members: each is requested once, and again when it is missing.
import type { BuildFile } from '@appraisers/directory/member-shards.ts';
import { listenerSet } from '#loading/listeners.ts';
import { fetchMemberFile } from './fetch-member-file.ts';
import { fileTimeout, isMissing, type LazyResource, lazyResource } from './lazy-resource.ts';
import { subscribeToRequests } from './request.ts';

export type FileResources = readonly LazyResource<void>[];

const { emit, subscribe } = listenerSet();
let version = 0;
const files = new Map<string, LazyResource<void>>();

/** The resource of a file. `read` fills in the members. */
export function resourceOf<File extends BuildFile>(
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

/** Starts what has not been requested. Whether any of the files may still arrive in time. */
export function isComing(resources: FileResources): boolean {
  for (const resource of resources) if (resource.read().state === 'idle') resource.load();
  return resources.some((resource) => resource.read().state === 'pending');
}

/** Resolves when the files have arrived or failed, or take too long. */
export async function settled(resources: FileResources): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, fileTimeout));
  await Promise.race([Promise.all(resources.map((file) => file.settled())), late]);
}

export const shardFiles = {
  subscribe,
  /** Grows when a file arrives or fails. */
  version: () => version,
  /** Whether anything is on its way, or else missing. */
  state(): 'pending' | 'missing' | 'ready' {
    const states = [...files.values()].map((file) => file.read());
    if (states.some(({ state }) => state === 'pending')) return 'pending';
    return states.some(isMissing) ? 'missing' : 'ready';
  },
  retry(): void {
    for (const file of files.values()) if (isMissing(file.read())) file.load();
  },
};

// Each request tries again what is missing.
subscribeToRequests(shardFiles.retry);
