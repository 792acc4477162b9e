// Run by `npm run edition`: makes all place data of an edition in one program, because loading the packages takes
// seconds. The order counts: the map needs the gazetteer.
import './make-gazetteer.ts';
import './make-elsewhere.ts';
import './make-map-base.ts';
import './make-census.ts';
