import { PhoneAuthProvider, RecaptchaVerifier, signInWithCredential, unlink, updatePhoneNumber } from "@firebase/auth";
import { type AsyncOutcome, refused } from "../../identity.ts";
import { completeSignIn, thenReadSession } from "../../own/own-identity.ts";
import type { ownPhone } from "../../phone.ts";
import type { AuthClient } from "../auth/auth-client.ts";
import { openAuth } from "../auth/open-auth.ts";
import { asUser, attempt } from "./firebase-request.ts";
import { attemptSignIn, setRemembered } from "./sign-in.ts";

type Phone = typeof ownPhone;

/** A text message that was sent: its verification id and number. */
interface SentCode {
  number: string;
  id: string;
}

/** Google checks for bots before it sends a text message, mostly without showing anything. */
function createBotCheck({ auth }: AuthClient): RecaptchaVerifier {
  const container = document.body.appendChild(document.createElement("div"));
  return new RecaptchaVerifier(auth, container, { size: "invisible" });
}

function firebasePhone(client: AuthClient): Phone {
  let sent: SentCode | null = null;
  let check: RecaptchaVerifier | undefined;

  const send = (number: string): AsyncOutcome =>
    attempt(async () => {
      check ??= createBotCheck(client);
      sent = { number, id: await new PhoneAuthProvider(client.auth).verifyPhoneNumber(number, check) };
    });
  const proofOf = (number: string, code: string) =>
    sent?.number === number ? PhoneAuthProvider.credential(sent.id, code) : null;

  return {
    sendCode: send,
    async signIn(number, code, rememberMe) {
      const proof = proofOf(number, code);
      if (!proof) return refused("wrong-code");
      return completeSignIn(() =>
        attemptSignIn(client, async () => {
          await setRemembered(client, rememberMe);
          await signInWithCredential(client.auth, proof);
        }),
      );
    },
    offer: send,
    async confirm(number, code) {
      const proof = proofOf(number, code);
      return proof ? thenReadSession(asUser(client, (user) => updatePhoneNumber(user, proof))) : refused("wrong-code");
    },
    async remove() {
      const ways = await asUser(client, async (user) => user.providerData.length);
      if (ways.ok && ways.value <= 1) return refused("last-way-in");
      return thenReadSession(asUser(client, (user) => unlink(user, PhoneAuthProvider.PROVIDER_ID)));
    },
  };
}

let opened: Phone | undefined;

/** The phone numbers of the operator's Firebase project. */
export function hostedPhone(): Phone {
  opened ??= firebasePhone(openAuth());
  return opened;
}
