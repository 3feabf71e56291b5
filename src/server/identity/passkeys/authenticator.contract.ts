import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { expect } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import { type Browser, outcomeOf, site } from "../browser.contract.ts";
import { newMember, type Served } from "../identity-fixture.contract.ts";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** The part of CBOR that passkeys need: small numbers, short text, bytes and maps. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, size: number) => Buffer.from(size < 24 ? [major | size] : [major | 24, size]);
  if (typeof value === "number") return value < 0 ? head(0x20, -1 - value) : head(0x00, value);
  if (typeof value === "string") return Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const pairs = [...value].flat().map((part) => cbor(part as number));
  return Buffer.concat([head(0xa0, value.size), ...pairs]);
}

/** Optionally without user verification. */
interface Manners {
  verifies?: boolean;
  origin?: string;
}

/** A software passkey with the interface of a browser. */
export class Authenticator {
  readonly id = randomBytes(16);
  private counter = 0;
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "prime256v1",
  });

  private data(verifies: boolean, credential?: Buffer): Buffer {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (credential ? 0x40 : 0);
    this.counter += 1;
    const counter = Buffer.from([0, 0, 0, this.counter]);
    const relyingParty = sha256(new URL(site).hostname);
    return Buffer.concat([relyingParty, Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
  }

  private credential(): Buffer {
    const { x, y } = this.key.publicKey.export({ format: "jwk" });
    const point = (text: string | undefined) => Buffer.from(text ?? "", "base64url");
    const cose = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(cose)]);
  }

  private answer(response: Record<string, string>) {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  register(challenge: string, { verifies = true, origin = site }: Manners = {}) {
    const client = JSON.stringify({ type: "webauthn.create", challenge, origin, crossOrigin: false });
    const attestation = new Map<string, string | Buffer | Map<unknown, unknown>>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", this.data(verifies, this.credential())],
    ]);
    return this.answer({ clientDataJSON: base64url(client), attestationObject: base64url(cbor(attestation)) });
  }

  prove(challenge: string, { verifies = true, origin = site }: Manners = {}) {
    const client = JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false });
    const data = this.data(verifies);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.key.privateKey);
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }
}

export async function addPasskey(browser: Browser, authenticator: Authenticator, manners?: Manners, name?: string) {
  const { challenge } = (await browser.json("POST /api/account/passkeys/options")) as { challenge: string };
  const response = authenticator.register(challenge, manners);
  return browser.ask("POST /api/account/passkeys", { response, ...(name && { name }) });
}

export async function signInByPasskey(
  browser: Browser,
  authenticator: Authenticator,
  manners?: Manners,
  more: { rememberMe?: boolean } = {},
) {
  const { challenge } = (await browser.json("GET /api/auth/passkey/generate-authenticate-options")) as {
    challenge: string;
  };
  const response = authenticator.prove(challenge, manners);
  return browser.ask("POST /api/auth/passkey/verify-authentication", { response, ...more });
}

export async function signUpByPasskey(
  browser: Browser,
  email: string,
  authenticator: Authenticator,
  { rememberMe, ...manners }: Manners & { rememberMe?: boolean } = {},
) {
  const asked = await browser.ask("POST /api/auth/passkey/sign-up/options", { email });
  if (!asked.ok) return asked;
  const { challenge } = (await asked.json()) as { challenge: string };
  const response = authenticator.register(challenge, manners);
  return browser.ask("POST /api/auth/passkey/sign-up", { response, ...(rememberMe !== undefined && { rememberMe }) });
}

export const passkeysOf = async (browser: Browser): Promise<AccountPasskey[]> =>
  (await browser.json("GET /api/account/passkeys")).passkeys as AccountPasskey[];

/** Someone with a password and a passkey, in their browser. */
export async function withPasskey(served: Served) {
  const [member, authenticator] = [await newMember(served), new Authenticator()];
  expect(await outcomeOf(await addPasskey(member.browser, authenticator))).toBe("200");
  return { ...member, authenticator };
}
