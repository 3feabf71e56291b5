import { PhoneAuthProvider, RecaptchaVerifier, signInWithCredential, unlink, updatePhoneNumber } from "@firebase/auth";
import type { AuthClient } from "#web/platform/firebase/auth-client.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { type Answer, refused } from "../identity.ts";
import { enterBy, thenLook } from "../own-identity.ts";
import type { phone } from "../own-phone.ts";
import { entering, keep } from "./entering.ts";
import { asUser, trying } from "./trying.ts";

type Phone = typeof phone;

/** A text that went out: what it is answered by, and for which number. */
interface Sent {
  number: string;
  id: string;
}

/** Google wants to know that a person asks before it texts. Mostly nothing is to be seen of it. */
function personCheck({ auth }: AuthClient): RecaptchaVerifier {
  const place = document.body.appendChild(document.createElement("div"));
  return new RecaptchaVerifier(auth, place, { size: "invisible" });
}

function firebasePhone(line: AuthClient): Phone {
  let sent: Sent | null = null;
  let check: RecaptchaVerifier | undefined;

  const send = (number: string): Answer =>
    trying(async () => {
      check ??= personCheck(line);
      sent = { number, id: await new PhoneAuthProvider(line.auth).verifyPhoneNumber(number, check) };
    });
  const proofOf = (number: string, code: string) =>
    sent?.number === number ? PhoneAuthProvider.credential(sent.id, code) : null;

  return {
    sendCode: send,
    async signIn(number, code, rememberMe) {
      const proof = proofOf(number, code);
      if (!proof) return refused("wrong-code");
      return enterBy(() =>
        entering(line, async () => {
          await keep(line, rememberMe);
          await signInWithCredential(line.auth, proof);
        }),
      );
    },
    offer: send,
    async confirm(number, code) {
      const proof = proofOf(number, code);
      return proof ? thenLook(asUser(line, (user) => updatePhoneNumber(user, proof))) : refused("wrong-code");
    },
    async remove() {
      const ways = await asUser(line, async (user) => user.providerData.length);
      if (ways.ok && ways.value <= 1) return refused("last-way-in");
      return thenLook(asUser(line, (user) => unlink(user, PhoneAuthProvider.PROVIDER_ID)));
    },
  };
}

let opened: Phone | undefined;

/** Phone numbers as the operator's Firebase project knows them. */
export function hostedPhone(): Phone {
  opened ??= firebasePhone(openAuth());
  return opened;
}
