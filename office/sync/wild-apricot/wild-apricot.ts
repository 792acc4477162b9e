// Wild Apricot, by version 2.2 of its interface. What documents it is named in shapes.ts.
import { ImportStop, shown } from '#import/import-stop.ts';
import type { Platform } from '#sync/platform.ts';
import { entry } from '#sync/sentences.ts';
import { Contacts } from './contacts.ts';
import { accountsShape, tokenShape } from './shapes.ts';
import { tableOf } from './table.ts';

const doors = new URL('https://oauth.wildapricot.org');
const rooms = new URL('https://api.wildapricot.org');

function theOne<Account extends { readonly Name: string }>(accounts: readonly Account[]): Account {
  const [account, ...others] = accounts;
  if (!account)
    throw new ImportStop(
      'The key in WILD_APRICOT_API_KEY opens no account of Wild Apricot. Make a new one in the account of the association.',
    );
  if (others.length === 0) return account;
  const names = accounts.map(({ Name }) => `"${shown(Name)}"`).slice(0, 5);
  throw new ImportStop(
    `The key in WILD_APRICOT_API_KEY opens ${accounts.length} accounts of Wild Apricot (${names.join(', ')}). Make a key that opens the account of the association alone.`,
  );
}

export const wildApricot: Platform = {
  name: 'Wild Apricot',
  keyName: 'WILD_APRICOT_API_KEY',
  hostName: 'WILD_APRICOT_HOST',
  keyPlace: 'Apps, Authorized applications',

  async pull(key, host, conversation) {
    // "API authentication": the name is the word APIKEY, the password is the key.
    const { access_token: token } = await conversation.ask(
      {
        method: 'POST',
        url: new URL('/auth/token', host ?? doors),
        headers: {
          authorization: `Basic ${Buffer.from(`APIKEY:${key}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials&scope=auto',
        about: entry,
      },
      tokenShape,
    );
    const headers = { authorization: `Bearer ${token}` };
    const url = new URL('/v2.2/accounts', host ?? rooms);
    const accounts = await conversation.ask(
      { method: 'GET', url, headers, about: 'its account' },
      accountsShape,
    );
    const account = theOne(accounts);
    const address = new URL(`/v2.2/accounts/${account.Id}/contacts`, host ?? rooms);
    return tableOf(account.Name, await new Contacts(conversation, address, headers).all());
  },
};
