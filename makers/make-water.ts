// Run by hand when Natural Earth has a new version (`node makers/make-water.ts FOLDER`, with its files as
// GeoJSON). No package has them. Writes makers/water.json: the lakes of the country, and the parts of the sea that
// the Census draws as land, such as a bay behind a spit. make-map-base.ts cuts them out of the state.
// Source: Natural Earth 5, 1:10,000,000 (public domain).
import './end-with-message.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Area, contains } from '@appraisers/directory/area.ts';
import { z } from 'zod';
import { MakerError } from './load-package.ts';
import { simplify } from './simplify-ring.ts';
import { countryArea } from './state-counties.ts';

const [folder = '.'] = process.argv.slice(2);
const files = ['ne_10m_lakes', 'ne_10m_lakes_north_america', 'ne_10m_geography_marine_polys'];

const point = z.tuple([z.number(), z.number()]).rest(z.number());
const polygon = z.array(z.array(point));
const fileSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: polygon }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
      ]),
    }),
  ),
});

function readFeatures(name: string) {
  const file = `${folder}/${name}.json`;
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).features;
  } catch {
    throw new MakerError(
      `${file} is missing or no GeoJSON of polygons. Download ${name} from naturalearthdata.com, convert it, and try again.`,
    );
  }
}

/** A thousandth of a degree is about 100 m, as on the base map. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The polygons of a file, in degrees. */
const polygons = (name: string): Area[number][] =>
  readFeatures(name)
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    )
    .map((rings) =>
      rings.map((ring) => ring.map(([lng, lat]) => [round(lng), round(lat)] as const)),
    );

/** Points inside a polygon, on a grid of its own size, and the area in square degrees that each stands for. */
function insidePoints(rings: Area[number]) {
  const [lngs, lats] = [rings.flat().map(([lng]) => lng), rings.flat().map(([, lat]) => lat)];
  const [west, south] = [Math.min(...lngs), Math.min(...lats)];
  const [across, up] = [(Math.max(...lngs) - west) / 20, (Math.max(...lats) - south) / 20];
  const cells = Array.from({ length: 400 }, (_, at) => ({
    lng: west + ((at % 20) + 0.5) * across,
    lat: south + (Math.floor(at / 20) + 0.5) * up,
  }));
  return { points: cells.filter((cell) => contains([rings], cell)), cell: across * up };
}

/** About 50 square km: six pixels across at the first view of most states. */
const minArea = 0.005;
/** The Census leaves out the sea and the Great Lakes, except a thin strip, because the sources draw shores differently. */
const minShare = 0.2;

/** About 500 m, a third of a pixel at the first view of most states. */
const tolerance = 0.005;

const country = countryArea();
const water = files.flatMap(polygons).filter((rings) => {
  const [[lng, lat] = [0, 0]] = rings[0] ?? [];
  // The country and its surroundings.
  if (lng > -60 || lat < 17) return false;
  const { points, cell } = insidePoints(rings);
  const inCountry = points.filter((at) => contains(country, at)).length;
  return points.length * cell >= minArea && inCountry >= points.length * minShare;
});

const rows = water.map((rings) => JSON.stringify(rings.map((ring) => simplify(ring, tolerance))));
writeFileSync('makers/water.json', `[\n${rows.join(',\n')}\n]\n`);
console.log(`makers/water.json: ${rows.length} lakes and bays`);
