import { ok } from "#domain/result.ts";
import type { AccountPasskey } from "#sync/account-api.ts";
import { type AsyncOutcome, refused, requestIdentity, type SignInState } from "../identity.ts";
import { completeSignIn } from "./own-identity.ts";

const passkeysUrl = "/api/account/passkeys";
const authUrl = "/api/auth/passkey";

type RequestOptions = PublicKeyCredentialRequestOptionsJSON;
type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

/** Requests options from the server, has the device respond to them, and submits the response. */
async function ceremony<Options, T>(
  request: AsyncOutcome<Options>,
  respond: (options: Options) => AsyncOutcome<object>,
  submit: (response: object) => AsyncOutcome<T>,
): AsyncOutcome<T> {
  const options = await request;
  if (!options.ok) return options;
  const response = await respond(options.value);
  return response.ok ? submit(response.value) : response;
}

/** At registration a refused passkey was not created, rather than not recognized. */
async function asNotMade(submitted: AsyncOutcome): AsyncOutcome {
  const result = await submitted;
  return !result.ok && result.problem.error === "passkey-refused" ? refused("passkey-not-made") : result;
}

/** The passkeys of our own server. Loaded on demand. */
export const passkeys = {
  signIn: (rememberMe: boolean): AsyncOutcome<SignInState> =>
    completeSignIn(() =>
      ceremony(
        requestIdentity<RequestOptions>("GET", `${authUrl}/generate-authenticate-options`),
        getAssertion,
        (response) => requestIdentity("POST", `${authUrl}/verify-authentication`, { response, rememberMe }),
      ),
    ),
  signUp: (email: string, rememberMe: boolean): AsyncOutcome<SignInState> =>
    completeSignIn(() =>
      ceremony(
        requestIdentity<CreationOptions>("POST", `${authUrl}/sign-up/options`, { email }),
        createPasskey,
        (response) => asNotMade(requestIdentity("POST", `${authUrl}/sign-up`, { response, rememberMe })),
      ),
    ),
  list: (): AsyncOutcome<{ passkeys: AccountPasskey[] }> => requestIdentity("GET", passkeysUrl),
  /** Without a name it is named after its device. */
  add: (name: string): AsyncOutcome =>
    ceremony(requestIdentity<CreationOptions>("POST", `${passkeysUrl}/options`, {}), createPasskey, (response) =>
      asNotMade(requestIdentity("POST", passkeysUrl, { response, ...(name && { name }) })),
    ),
  rename: (id: string, name: string): AsyncOutcome =>
    requestIdentity("POST", `${passkeysUrl}/${encodeURIComponent(id)}`, { name }),
  remove: (id: string): AsyncOutcome => requestIdentity("DELETE", `${passkeysUrl}/${encodeURIComponent(id)}`),
};

/** The device verifies the user and signs. */
async function getAssertion(options: PublicKeyCredentialRequestOptionsJSON): AsyncOutcome<object> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return asJson(await navigator.credentials.get({ publicKey }), "passkey-not-used");
  } catch (error) {
    return refused(problemOf(error, "passkey-not-used"));
  }
}

/** The device creates a passkey and stores its private key. */
async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): AsyncOutcome<object> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return asJson(await navigator.credentials.create({ publicKey }), "passkey-not-made");
  } catch (error) {
    return refused(problemOf(error, "passkey-not-made"));
  }
}

async function asJson(credential: Credential | null, fallback: string): AsyncOutcome<object> {
  return credential ? ok((credential as PublicKeyCredential).toJSON()) : refused(fallback);
}

const problemNames: Readonly<Record<string, string>> = {
  InvalidStateError: "passkey-here-already",
  NotSupportedError: "passkey-impossible",
  ConstraintError: "passkey-impossible",
  SecurityError: "passkey-impossible",
};

/** Browsers hide whether the user cancelled, was too slow or has no passkey, which would reveal who has one. */
function problemOf(error: unknown, fallback: string): string {
  const name = error instanceof DOMException ? error.name : "";
  return Object.hasOwn(problemNames, name) ? problemNames[name]! : fallback;
}
