import type { BetterAuthOptions } from "better-auth";
import type { SignInOffer } from "#sync/account-api.ts";
import type { IdentityParts } from "../identity-parts.ts";

type Known = Pick<IdentityParts["config"], "google" | "apple">;

/** Of what they know of a person only the address is wanted. */
const mapProfileToUser = () => ({ name: "", image: "" });

/** Google and Apple, where the operator has set them up. */
export const providersFor = ({ google, apple }: Known): NonNullable<BetterAuthOptions["socialProviders"]> => ({
  ...(google && { google: { ...google, mapProfileToUser } }),
  ...(apple && { apple: { ...apple, mapProfileToUser } }),
});

/** They were asked who someone is, and that is all: no key to anything else of theirs is kept. */
export const withoutKeys = async <Row extends object>(row: Row) => ({
  data: { ...row, accessToken: null, refreshToken: null, idToken: null, scope: null },
});

export const offeredProviders = ({ google, apple }: Known): SignInOffer["providers"] => [
  ...(google ? (["google"] as const) : []),
  ...(apple ? (["apple"] as const) : []),
];

/** As the user object calls them. */
const names: Record<string, string> = { credential: "password", google: "google.com", apple: "apple.com" };

const titles: Record<SignInOffer["providers"][number], string> = { google: "Google", apple: "Apple" };

/** As people call them. */
export const providerTitle = (provider: SignInOffer["providers"][number]): string => titles[provider];

export const providerName = (providerId: string): string => names[providerId] ?? providerId;
