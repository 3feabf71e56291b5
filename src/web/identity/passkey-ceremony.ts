import { ok } from "#domain/result.ts";
import { type AsyncOutcome, refused } from "./identity.ts";

/** The device has seen whose it is, and signs. */
export async function getAssertion(options: PublicKeyCredentialRequestOptionsJSON): AsyncOutcome<object> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return asJson(await navigator.credentials.get({ publicKey }), "passkey-not-used");
  } catch (error) {
    return refused(problemOf(error, "passkey-not-used"));
  }
}

/** The device makes a passkey and keeps its secret. */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): AsyncOutcome<object> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return asJson(await navigator.credentials.create({ publicKey }), "passkey-not-made");
  } catch (error) {
    return refused(problemOf(error, "passkey-not-made"));
  }
}

async function asJson(made: Credential | null, otherwise: string): AsyncOutcome<object> {
  return made ? ok((made as PublicKeyCredential).toJSON()) : refused(otherwise);
}

const problemNames: Readonly<Record<string, string>> = {
  InvalidStateError: "passkey-here-already",
  NotSupportedError: "passkey-impossible",
  ConstraintError: "passkey-impossible",
  SecurityError: "passkey-impossible",
};

/** Browsers don't tell whether someone cancelled, was too slow, or has none: that would tell pages who has one. */
function problemOf(error: unknown, otherwise: string): string {
  const name = error instanceof DOMException ? error.name : "";
  return Object.hasOwn(problemNames, name) ? problemNames[name]! : otherwise;
}
