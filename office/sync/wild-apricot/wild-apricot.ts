// Wild Apricot, API version 2.2. wild-apricot-schemas.ts names the documents.
import { ImportError, shown } from '#import/import-error.ts';
import type { Platform } from '#sync/api-client.ts';
import { accessToken } from '#sync/provider-errors.ts';
import { fetchMembers } from './contacts.ts';
import { contactsTable } from './contacts-table.ts';
import { accountsSchema, tokenSchema } from './wild-apricot-schemas.ts';

const authUrl = new URL('https://oauth.wildapricot.org');
const apiUrl = new URL('https://api.wildapricot.org');

function onlyAccount<Account extends { readonly Name: string }>(
  accounts: readonly Account[],
): Account {
  const [account, ...others] = accounts;
  if (!account)
    throw new ImportError(
      "The key in WILD_APRICOT_API_KEY opens no Wild Apricot account. Create a new one in the association's account.",
    );
  if (others.length === 0) return account;
  const names = accounts.map(({ Name }) => `"${shown(Name)}"`).slice(0, 5);
  throw new ImportError(
    `The key in WILD_APRICOT_API_KEY opens ${accounts.length} Wild Apricot accounts (${names.join(', ')}). Create one that opens only the association's account.`,
  );
}

export const wildApricot: Platform = {
  name: 'Wild Apricot',
  keyName: 'WILD_APRICOT_API_KEY',
  hostName: 'WILD_APRICOT_HOST',
  keyPlace: 'Apps, Authorized applications',

  async pull(key, host, client) {
    // "API authentication": the name is the word APIKEY, the password is the key.
    const { access_token: token } = await client.send(
      {
        method: 'POST',
        url: new URL('/auth/token', host ?? authUrl),
        headers: {
          authorization: `Basic ${Buffer.from(`APIKEY:${key}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials&scope=auto',
        subject: accessToken,
      },
      tokenSchema,
    );
    const headers = { authorization: `Bearer ${token}` };
    const url = new URL('/v2.2/accounts', host ?? apiUrl);
    const accounts = await client.send(
      { method: 'GET', url, headers, subject: 'its account' },
      accountsSchema,
    );
    const account = onlyAccount(accounts);
    const address = new URL(`/v2.2/accounts/${account.Id}/contacts`, host ?? apiUrl);
    return contactsTable(account.Name, await fetchMembers(client, address, headers));
  },
};
