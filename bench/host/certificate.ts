// Chromium speaks HTTP/2 only to a host with a certificate, and keeps in its cache only what came from one it
// trusts: this one is trusted by its key.
import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

/** What a host needs. */
export const certificate = { key, cert };

const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** The argument with which Chromium trusts it. */
export const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
