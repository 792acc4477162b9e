// Which names of columns may have to do with who is published, where their meaning is not known.

/**
 * Parts of the name of a column that may say who wants to be published, who is in good standing, or
 * what is a company. Such a column is understood, or the import asks about it.
 */
export const canDecide = new RegExp(
  [
    'display|hid(?:e|den|ing)|show|visib|includ|exclud|omit|suppress|withh|publi|priva|confiden|anonym',
    'profile|director|list|roster|locator|searchab|referr|online|internet|web|site',
    'opt|consent|permi|agree|allow|authori|releas|waive|shar(?:e|ing)|access|subscri',
    'donot|dont|status|standing|active|current|former|valid|eligib|approv|verif|enabled|disabled|restrict|block|banned',
    'lapse|suspen|expir|renew|thr(?:u|ough)|until|due|paid|payment|balance|ow(?:ed|ing)|owes|arrear|delinquen',
    'deceas|dead|died|death|retire|resign|cancel|terminat|drop|delet|archiv|remov',
    'member|level|type|categor|class|kind|tier|affiliat|prospect|applica|guest|vendor|sponsor',
    'compan|organi[sz]|business|corporat|firm|entity|record|individual|person(?!al|nel)',
    '^(?:appraiser|contact)$',
  ].join('|'),
);

const personal =
  'the|company|business|organi[sz]ation|firm|employer|work|office|account|billing|shipping|mailing|home|primary|main|secondary|other|preferred|membership|member|customer|contact|person|profile|web|record';
const facts =
  'phone|telephone|fax|mobile|cell|email|address|line|street|suite|city|town|county|state|province|country|zip|postalcode|code|website|site|url|page|jobtitle|title|name|id|number|photo|picture|logo|image|description|since|joined|joindate|startdate|start|created|creationdate|createdon|createddate|lastupdated|updated|lastmodified|modified';

/** Names that say how to reach a person, or since when they are known. They decide nothing. */
export const decidesNothing = new RegExp(
  [
    `^(?:${personal})*(?:(?:${facts})(?:by|date)?\\d*)+$`,
    // Wild Apricot
    '^(?:eventannouncements|groupparticipation|memberrole|memberbundleidoremail|administratorrole)$',
    '^(?:renewaldatelastchanged|levellastchanged|membershiplevelid|detailstoshow|termsofuseaccepted)$',
    '^(?:emaildeliverydisabled(?:automatically)?|receivingemailsdisabled|photoalbumsenabled|adminrole)$',
  ].join('|'),
);
