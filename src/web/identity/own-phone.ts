import { askIdentity } from "./ask-identity.ts";
import type { Answer, SignInState } from "./identity.ts";
import { enterBy } from "./own-identity.ts";

const own = "/api/account/phone";

/** Phone numbers as our own server knows them. Fetched when someone wants to use one. */
export const phone = {
  /** Answered alike whether anyone has the number or not. */
  sendCode: (number: string): Answer => askIdentity("POST", "/api/auth/phone/code", { phone: number }),
  signIn: (number: string, code: string, rememberMe: boolean): Answer<SignInState> =>
    enterBy(() => askIdentity("POST", "/api/auth/phone/sign-in", { phone: number, code, rememberMe })),
  /** A code goes to it; nothing changes before that is brought back. */
  offer: (number: string): Answer => askIdentity("POST", own, { phone: number }),
  confirm: (number: string, code: string): Answer => askIdentity("POST", `${own}/confirm`, { phone: number, code }),
  remove: (): Answer => askIdentity("DELETE", own),
};
