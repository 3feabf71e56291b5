import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { type AsyncOutcome, refused, requestIdentity, type SignInState } from "./identity.ts";
import { completeSignIn } from "./own/own-identity.ts";

const phoneUrl = "/api/account/phone";

/** Phone numbers on our own server. */
export const ownPhone = {
  /** Succeeds whether or not an account has the number, so that it reveals nothing. */
  sendCode: (number: string): AsyncOutcome => requestIdentity("POST", "/api/auth/phone/code", { phone: number }),
  signIn: (number: string, code: string, rememberMe: boolean): AsyncOutcome<SignInState> =>
    completeSignIn(() => requestIdentity("POST", "/api/auth/phone/sign-in", { phone: number, code, rememberMe })),
  /** Sends a code to the number; nothing changes before `confirm`. */
  offer: (number: string): AsyncOutcome => requestIdentity("POST", phoneUrl, { phone: number }),
  confirm: (number: string, code: string): AsyncOutcome =>
    requestIdentity("POST", `${phoneUrl}/confirm`, { phone: number, code }),
  remove: (): AsyncOutcome => requestIdentity("DELETE", phoneUrl),
};

const hostedChunk = lazyChunk("hosted-phone", () => import("./firebase/identity/firebase-phone.ts"));

const hosted = () => hostedChunk.load().then(({ hostedPhone }) => hostedPhone());

/** The phone numbers of our own server, or of the Firebase project. */
export const phone = serviceProxy(ownPhone, hosted, () => refused("unreachable"));
