import { ok } from "#domain/result.ts";
import type { AccountPasskey } from "#sync/account-api.ts";
import { type AsyncOutcome, refused, requestIdentity, type SignInState } from "./identity.ts";
import { completeSignIn } from "./own-identity.ts";

const passkeysUrl = "/api/account/passkeys";
const authUrl = "/api/auth/passkey";

type RequestOptions = PublicKeyCredentialRequestOptionsJSON;
type CreationOptions = PublicKeyCredentialCreationOptionsJSON;

/** Asks the server a question, has the device answer it, and brings the answer back. */
async function ceremony<Options, T>(
  question: AsyncOutcome<Options>,
  answer: (options: Options) => AsyncOutcome<object>,
  bring: (response: object) => AsyncOutcome<T>,
): AsyncOutcome<T> {
  const options = await question;
  if (!options.ok) return options;
  const response = await answer(options.value);
  return response.ok ? bring(response.value) : response;
}

/** What was refused then is not there, rather than not known. */
async function asNotMade(brought: AsyncOutcome): AsyncOutcome {
  const answer = await brought;
  return !answer.ok && answer.problem.error === "passkey-refused" ? refused("passkey-not-made") : answer;
}

/** Passkeys as our own server knows them. Fetched when someone wants one. */
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
  /** Without a name it is called after its device. */
  add: (name: string): AsyncOutcome =>
    ceremony(requestIdentity<CreationOptions>("POST", `${passkeysUrl}/options`, {}), createPasskey, (response) =>
      asNotMade(requestIdentity("POST", passkeysUrl, { response, ...(name && { name }) })),
    ),
  rename: (id: string, name: string): AsyncOutcome =>
    requestIdentity("POST", `${passkeysUrl}/${encodeURIComponent(id)}`, { name }),
  remove: (id: string): AsyncOutcome => requestIdentity("DELETE", `${passkeysUrl}/${encodeURIComponent(id)}`),
};

/** The device has seen whose it is, and signs. */
async function getAssertion(options: PublicKeyCredentialRequestOptionsJSON): AsyncOutcome<object> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return asJson(await navigator.credentials.get({ publicKey }), "passkey-not-used");
  } catch (error) {
    return refused(problemOf(error, "passkey-not-used"));
  }
}

/** The device makes a passkey and keeps its secret. */
async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): AsyncOutcome<object> {
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
