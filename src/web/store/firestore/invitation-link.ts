/** Where a link leads: a household, and the invitation in it whose secret it carries. */
export interface Link {
  household: string;
  secret: string;
}

const linkForm = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** There is no server to look an invitation up by its secret alone, so the link says in which household it is. */
export const writeLink = ({ household, secret }: Link): string => `${household}.${secret}`;

export function readLink(text: string): Link | null {
  const [, household, secret] = linkForm.exec(text) ?? [];
  return household && secret ? { household, secret } : null;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The secret has 256 random bits: a plain hash is enough, and is what the invitation is named by. */
export async function hashOf(secret: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
