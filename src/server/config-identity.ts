import { longestPassword, type PasswordKind, type PasswordPolicy, passwordKinds } from "#sync/password-policy.ts";
import { type BadVariable, bad } from "./config-values.ts";

/** Someone else who can say who a person is. */
export interface Provider {
  clientId: string;
  clientSecret: string;
}

const shortestSecret = 32;

export function authSecret(text: string | undefined): string | null | BadVariable {
  if (!text) return null;
  return text.length >= shortestSecret
    ? text
    : bad("AUTH_SECRET", `must be at least ${shortestSecret} random signs, such as: openssl rand -base64 32.`);
}

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0);

export function passwordPolicy(
  min: string | undefined,
  max: string | undefined,
  require: string | undefined,
): PasswordPolicy | BadVariable {
  const shortest = wholeNumber(min || "6");
  if (shortest < 1 || shortest > longestPassword)
    return bad("PASSWORD_MIN", `must be a whole number from 1 to ${longestPassword}, not "${min}".`);
  const longest = max ? wholeNumber(max) : null;
  if (longest !== null && (longest < shortest || longest > longestPassword))
    return bad("PASSWORD_MAX", `must be a whole number from ${shortest} to ${longestPassword}, not "${max}".`);
  const kinds = (require ?? "").split(",").flatMap((kind) => kind.trim() || []);
  if (!kinds.every(isKind))
    return bad("PASSWORD_REQUIRE", `must be a list of ${passwordKinds.join(", ")}, not "${require}".`);
  return { min: shortest, max: longest, require: passwordKinds.filter((kind) => kinds.includes(kind)) };
}

const isKind = (text: string): text is PasswordKind => (passwordKinds as readonly string[]).includes(text);

const provider =
  (name: "GOOGLE" | "APPLE") =>
  (clientId: string | undefined, clientSecret: string | undefined): Provider | null | BadVariable => {
    if (!clientId && !clientSecret) return null;
    if (!clientId) return bad(`${name}_CLIENT_ID`, `must be set where ${name}_CLIENT_SECRET is.`);
    if (!clientSecret) return bad(`${name}_CLIENT_SECRET`, `must be set where ${name}_CLIENT_ID is.`);
    return { clientId, clientSecret };
  };

export const googleProvider = provider("GOOGLE");
export const appleProvider = provider("APPLE");
