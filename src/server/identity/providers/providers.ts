import type { BetterAuthOptions } from "better-auth";
import type { SignInOffer } from "#sync/account-api.ts";
import type { IdentityParts } from "../identity-parts.ts";

type Known = Pick<IdentityParts["config"], "google" | "apple">;

/** Only the address of a profile is used. */
const mapProfileToUser = () => ({ name: "", image: "" });

/** Google and Apple, if the operator has configured them. */
export const providersFor = ({ google, apple }: Known): NonNullable<BetterAuthOptions["socialProviders"]> => ({
  ...(google && { google: { ...google, mapProfileToUser } }),
  ...(apple && { apple: { ...apple, mapProfileToUser } }),
});

/** Drops the provider tokens: only the identity is needed. */
export const withoutTokens = async <Row extends object>(row: Row) => ({
  data: { ...row, accessToken: null, refreshToken: null, idToken: null, scope: null },
});

export const offeredProviders = ({ google, apple }: Known): SignInOffer["providers"] => [
  ...(google ? (["google"] as const) : []),
  ...(apple ? (["apple"] as const) : []),
];

/** Provider names in the user object. */
const names: Record<string, string> = { credential: "password", google: "google.com", apple: "apple.com" };

const titles: Record<SignInOffer["providers"][number], string> = { google: "Google", apple: "Apple" };

/** Provider names for people. */
export const providerTitle = (provider: SignInOffer["providers"][number]): string => titles[provider];

export const providerName = (providerId: string): string => names[providerId] ?? providerId;
