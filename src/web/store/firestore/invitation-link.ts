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
