import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { type AsyncOutcome, refused, requestIdentity, type SignInState } from "./identity.ts";
import { completeSignIn } from "./own-identity.ts";

const hostedChunk = lazyChunk("hosted-phone", () => import("./firebase/firebase-phone.ts"));

const hosted = () => hostedChunk.load().then(({ hostedPhone }) => hostedPhone());

/** Phone numbers as whoever knows people here knows them. */
export const phone = serviceProxy(ownPhone, hosted, () => refused("unreachable"));

const phoneUrl = "/api/account/phone";

/** Phone numbers as our own server knows them. Fetched when someone wants to use one. */
export const ownPhone = {
  /** Answered alike whether anyone has the number or not. */
  sendCode: (number: string): AsyncOutcome => requestIdentity("POST", "/api/auth/phone/code", { phone: number }),
  signIn: (number: string, code: string, rememberMe: boolean): AsyncOutcome<SignInState> =>
    completeSignIn(() => requestIdentity("POST", "/api/auth/phone/sign-in", { phone: number, code, rememberMe })),
  /** A code goes to it; nothing changes before that is brought back. */
  offer: (number: string): AsyncOutcome => requestIdentity("POST", phoneUrl, { phone: number }),
  confirm: (number: string, code: string): AsyncOutcome =>
    requestIdentity("POST", `${phoneUrl}/confirm`, { phone: number, code }),
  remove: (): AsyncOutcome => requestIdentity("DELETE", phoneUrl),
};
