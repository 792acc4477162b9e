// Run by `npm run edition`, and by hand (`npm run places`) after a change to region.yaml or a new version of a place
// package: makes all place data of an edition. The same packages give the same bytes. One program, because loading the
// packages takes seconds. The order counts: the map needs the gazetteer, and the border towns need the map.
import './make-gazetteer.ts';
import './make-map-base.ts';
import './make-border-towns.ts';
import './make-census.ts';
