// Loaded before the desk: Node stores the compiled programs, so that the desk opens faster and needs less memory.
import { enableCompileCache } from 'node:module';

enableCompileCache('.built/compiled');
