import type { AccountPasskey } from "#sync/account-api.ts";
import { askIdentity } from "./ask-identity.ts";
import { type Answer, refused, type SignInState } from "./identity.ts";
import { enterBy } from "./own-identity.ts";
import { making, using } from "./passkey-ceremony.ts";

const own = "/api/account/passkeys";
const auth = "/api/auth/passkey";

type ToUse = PublicKeyCredentialRequestOptionsJSON;
type ToMake = PublicKeyCredentialCreationOptionsJSON;

/** Asks the server a question, has the device answer it, and brings the answer back. */
async function ceremony<Options, T>(
  question: Answer<Options>,
  answer: (options: Options) => Answer<object>,
  bring: (response: object) => Answer<T>,
): Answer<T> {
  const options = await question;
  if (!options.ok) return options;
  const response = await answer(options.value);
  return response.ok ? bring(response.value) : response;
}

/** What was refused then is not there, rather than not known. */
async function ofMaking(brought: Answer): Answer {
  const answer = await brought;
  return !answer.ok && answer.problem.error === "passkey-refused" ? refused("passkey-not-made") : answer;
}

/** Passkeys as our own server knows them. Fetched when someone wants one. */
export const passkeys = {
  signIn: (rememberMe: boolean): Answer<SignInState> =>
    enterBy(() =>
      ceremony(askIdentity<ToUse>("GET", `${auth}/generate-authenticate-options`), using, (response) =>
        askIdentity("POST", `${auth}/verify-authentication`, { response, rememberMe }),
      ),
    ),
  signUp: (email: string, rememberMe: boolean): Answer<SignInState> =>
    enterBy(() =>
      ceremony(askIdentity<ToMake>("POST", `${auth}/sign-up/options`, { email }), making, (response) =>
        ofMaking(askIdentity("POST", `${auth}/sign-up`, { response, rememberMe })),
      ),
    ),
  list: (): Answer<{ passkeys: AccountPasskey[] }> => askIdentity("GET", own),
  /** Without a name it is called after its device. */
  add: (name: string): Answer =>
    ceremony(askIdentity<ToMake>("POST", `${own}/options`, {}), making, (response) =>
      ofMaking(askIdentity("POST", own, { response, ...(name && { name }) })),
    ),
  rename: (id: string, name: string): Answer => askIdentity("POST", `${own}/${encodeURIComponent(id)}`, { name }),
  remove: (id: string): Answer => askIdentity("DELETE", `${own}/${encodeURIComponent(id)}`),
};
