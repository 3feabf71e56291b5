import type { AccountPasskey } from "#sync/account-api.ts";
import { askIdentity } from "./ask-identity.ts";
import type { Answer, SignInState } from "./identity.ts";
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
        askIdentity("POST", `${auth}/sign-up`, { response, rememberMe }),
      ),
    ),
  list: (): Answer<{ passkeys: AccountPasskey[] }> => askIdentity("GET", own),
  /** Without a name it is called after its device. */
  add: (name: string): Answer =>
    ceremony(askIdentity<ToMake>("POST", `${own}/options`, {}), making, (response) =>
      askIdentity("POST", own, { response, ...(name && { name }) }),
    ),
  rename: (id: string, name: string): Answer => askIdentity("POST", `${own}/${encodeURIComponent(id)}`, { name }),
  remove: (id: string): Answer => askIdentity("DELETE", `${own}/${encodeURIComponent(id)}`),
};
