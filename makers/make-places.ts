// Run by `npm run edition`: makes all place data of an edition in one program, because loading the packages takes
// seconds. The order counts: the map needs the gazetteer, and the border towns need the map.
import './make-gazetteer.ts';
import './make-map-base.ts';
import './make-border-towns.ts';
import './make-census.ts';
