import { err, ok } from "#domain/result.ts";
import { emailChangeSchema, linkSchema, resetRequestSchema } from "#sync/account-api.ts";
import { hour, window } from "../../limits/limits.ts";
import { endOtherSessions } from "../session-reader.ts";
import { type AccountRoute, accountRoute } from "./account-route.ts";

/** Mails to one address, whoever asks for them. */
const mailsAnAddress = window(5, hour);

export const addressRoutes: readonly AccountRoute[] = [
  accountRoute({
    ...{ method: "POST", path: "/api/auth/request-password-reset", who: "anyone" },
    ...{ body: resetRequestSchema, perAddress: window(20, hour) },
    async answer({ body: { email } }, { addresses, attempts, now, later }) {
      // Answered before anyone looks whether there is such an account, and alike when it had enough mails.
      const wait = await attempts.take(`reset mail ${email}`, mailsAnAddress, now());
      if (wait === 0) later(addresses.sendReset(email));
      return ok({});
    },
  }),
  accountRoute({
    ...{ method: "POST", path: "/api/account/verification", who: "signed-in", perPerson: mailsAnAddress },
    async answer({ person }, { addresses }) {
      if (person.emailVerified) return err("already-verified");
      await addresses.sendVerification(person);
      return ok({});
    },
  }),
  accountRoute({
    ...{ method: "POST", path: "/api/account/email", who: "fresh", perPerson: mailsAnAddress },
    body: emailChangeSchema,
    async answer({ person, body: { email }, device }, { addresses, attempts, now, later }) {
      if (email === person.email) return err("same-address");
      await addresses.noteChange(person, device);
      // As for a reset: neither whether someone has the address nor how many mails it had shows in the answer.
      const wait = await attempts.take(`change mail ${email}`, mailsAnAddress, now());
      if (wait === 0) later(addresses.askChange(person, email));
      return ok({});
    },
  }),
  accountRoute({
    ...{ method: "POST", path: "/api/account/verify", who: "anyone" },
    ...{ body: linkSchema, perAddress: window(60, hour) },
    async answer({ c, person, body: { token }, device }, { addresses, auth }) {
      const confirmed = await addresses.confirm(token, device);
      if (!confirmed.ok) return confirmed;
      const { what } = confirmed.value;
      if (what === "verified") return ok({ what });
      // Whoever else is signed in to this account may be why its address is changed.
      if (person?.uid === confirmed.value.uid) {
        await endOtherSessions(auth, c);
      } else await addresses.endSessions(confirmed.value.uid);
      return ok({ what });
    },
  }),
];
