import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeWorker } from './offline-worker.ts';
import { precacheManifest } from './precache-manifest.ts';
import { sampleSiteFolder } from './site-folder.fixture.ts';

const folder = sampleSiteFolder();
const before = readdirSync(folder, { recursive: true });
const packages = new Set<string>();
await writeWorker(folder, { target: ['safari15.4'], packages });
const worker = readFileSync(`${folder}/sw.js`, 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

it('the worker is one file beside the others', () => {
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([...before, 'sw.js'].sort());
  expect(worker).not.toMatch(/\bimport\b[\s('"`{*]|importScripts/);
});

it('the worker lists every file to store', () => {
  const missing = [...precacheManifest(folder).values()].filter(
    ({ url, integrity }) => !worker.includes(url) || !worker.includes(integrity),
  );
  expect(missing).toEqual([]);
});

it('the worker never replaces an earlier one while its pages are open', () => {
  expect(worker).not.toContain('skipWaiting');
});

it('the build knows the packages in the worker', () => {
  const names = [...packages].map((path) => basename(path));
  expect(names).toEqual(expect.arrayContaining(['workbox-precaching', 'workbox-routing', 'idb']));
});
