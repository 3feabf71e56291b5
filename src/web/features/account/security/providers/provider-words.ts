import type { Provider } from "#web/identity/identity.ts";

export const providerTitles: Readonly<Record<Provider, string>> = { google: "Google", apple: "Apple" };

/** As the user object calls them. */
export const providerIds: Readonly<Record<Provider, string>> = { google: "google.com", apple: "apple.com" };

/** Why someone came back without a link. Whoever turned round knows that themselves. */
export function returnWords(error: string, provider: Provider): string {
  const title = providerTitles[provider];
  if (error === "account_already_linked_to_different_user")
    return `That ${title} account belongs to another account here. Nothing was linked.`;
  if (error === "signed_out") return "You were signed out on the way. Nothing was linked.";
  if (error === "access_denied" || error === "user_cancelled_authorize") return "Nothing was linked.";
  return `${title} could not be linked, and nothing was changed. Try again in a moment.`;
}
