/** "ynab.com" of a full address: enough to know whose page it is before following the link. */
export const hostOf = (address: string): string => address.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/.*$/, "");
