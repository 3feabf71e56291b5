import { PhoneAuthProvider, RecaptchaVerifier, signInWithCredential, unlink, updatePhoneNumber } from "@firebase/auth";
import type { AuthClient } from "#web/platform/firebase/auth-client.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { type AsyncOutcome, refused } from "../identity.ts";
import { completeSignIn, thenReadSession } from "../own-identity.ts";
import type { ownPhone } from "../phone.ts";
import { asUser, attempt } from "./firebase-request.ts";
import { attemptSignIn, setRemembered } from "./sign-in.ts";

type Phone = typeof ownPhone;

/** A text that went out: what it is answered by, and for which number. */
interface SentCode {
  number: string;
  id: string;
}

/** Google wants to know that a person asks before it texts. Mostly nothing is to be seen of it. */
function createBotCheck({ auth }: AuthClient): RecaptchaVerifier {
  const place = document.body.appendChild(document.createElement("div"));
  return new RecaptchaVerifier(auth, place, { size: "invisible" });
}

function firebasePhone(line: AuthClient): Phone {
  let sent: SentCode | null = null;
  let check: RecaptchaVerifier | undefined;

  const send = (number: string): AsyncOutcome =>
    attempt(async () => {
      check ??= createBotCheck(line);
      sent = { number, id: await new PhoneAuthProvider(line.auth).verifyPhoneNumber(number, check) };
    });
  const proofOf = (number: string, code: string) =>
    sent?.number === number ? PhoneAuthProvider.credential(sent.id, code) : null;

  return {
    sendCode: send,
    async signIn(number, code, rememberMe) {
      const proof = proofOf(number, code);
      if (!proof) return refused("wrong-code");
      return completeSignIn(() =>
        attemptSignIn(line, async () => {
          await setRemembered(line, rememberMe);
          await signInWithCredential(line.auth, proof);
        }),
      );
    },
    offer: send,
    async confirm(number, code) {
      const proof = proofOf(number, code);
      return proof ? thenReadSession(asUser(line, (user) => updatePhoneNumber(user, proof))) : refused("wrong-code");
    },
    async remove() {
      const ways = await asUser(line, async (user) => user.providerData.length);
      if (ways.ok && ways.value <= 1) return refused("last-way-in");
      return thenReadSession(asUser(line, (user) => unlink(user, PhoneAuthProvider.PROVIDER_ID)));
    },
  };
}

let opened: Phone | undefined;

/** Phone numbers as the operator's Firebase project knows them. */
export function hostedPhone(): Phone {
  opened ??= firebasePhone(openAuth());
  return opened;
}
