/**
 * What browsers write to the console because of a fault, and the faults that provoke it. Everything else that is written
 * there as an error or a warning, and every error that a page throws, fails the journey.
 */
const provoked: readonly (readonly [message: RegExp, because: string])[] = [
  [/net::ERR_INTERNET_DISCONNECTED/, "a device is offline"],
  [/net::ERR_CONNECTION_REFUSED/, "the server is not running"],
  [/net::ERR_CONNECTION_RESET/, "the cable had a connection to a server that ended"],
  [/net::ERR_(EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/, "the server ended while it answered"],
  [/net::ERR_NETWORK_(CHANGED|IO_SUSPENDED)/, "a device goes offline or online"],
  [/status of 401/, "a session ended; the test's people also have no session for the pages about sign-in"],
  [/status of 409/, "a device speaks of the household as it was before the database was set back"],
  [/status of 503/, "the server is stopping, and its database is closed already"],
  [/\/dashboard-\S+ was preloaded .* but not used/, "without a network every page opens in that of this week"],
];

export const isProvoked = (words: string): boolean => provoked.some(([message]) => message.test(words));
