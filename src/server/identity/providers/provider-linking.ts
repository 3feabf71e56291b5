import type { BetterAuthOptions, GenericEndpointContext } from "better-auth";
import { getAuthoritativeSessionFromCtx, getOAuthState } from "better-auth/api";
import type { AccountFollower } from "../account/account-plugin.ts";
import { deviceName } from "../account/device-name.ts";
import { withoutTokens } from "./providers.ts";

type UserOptions = NonNullable<BetterAuthOptions["user"]>;

type AccountHooks = NonNullable<NonNullable<BetterAuthOptions["databaseHooks"]>["account"]>;

/** The user who returns from linking a provider must be the one who started. */
export const requireSamePerson: NonNullable<UserOptions["validateUserInfo"]> = async (_, ctx) => {
  const link = (await getOAuthState())?.link;
  if (!link) return undefined;
  const current = await getAuthoritativeSessionFromCtx(ctx);
  return current?.user.id === link.userId ? undefined : { error: "signed_out" };
};

/** Stores only the identity from a provider, and informs the owner of an existing account about the new sign-in method. */
export const followProviders = ({ providerLinked }: Pick<AccountFollower, "providerLinked">): AccountHooks => ({
  create: {
    before: withoutTokens,
    async after({ userId, providerId }, ctx) {
      if (providerId === "credential" || !ctx) return;
      const person = await ctx.context.internalAdapter.findUserById(userId);
      // A new account gets another mail.
      if (!person || !("lastSignInAt" in person) || person.lastSignInAt === null) return;
      const { id: uid, email, emailVerified } = person;
      await providerLinked({ uid, email, emailVerified, device: deviceIn(ctx) }, providerId);
    },
  },
  update: { before: withoutTokens },
});

const deviceIn = ({ headers }: GenericEndpointContext): string => deviceName(headers?.get("user-agent"));
