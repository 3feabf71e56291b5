import type { BetterAuthOptions, GenericEndpointContext } from "better-auth";
import { getAuthoritativeSessionFromCtx, getOAuthState } from "better-auth/api";
import type { AccountFollower } from "../account/account-plugin.ts";
import { deviceName } from "../account/device-name.ts";
import { withoutKeys } from "./providers.ts";

type UserOptions = NonNullable<BetterAuthOptions["user"]>;

type AccountHooks = NonNullable<NonNullable<BetterAuthOptions["databaseHooks"]>["account"]>;

/** Whoever comes back to link a provider must still be signed in here as who set out. */
export const onlyTheirOwn: NonNullable<UserOptions["validateUserInfo"]> = async (_, ctx) => {
  const link = (await getOAuthState())?.link;
  if (!link) return undefined;
  const current = await getAuthoritativeSessionFromCtx(ctx);
  return current?.user.id === link.userId ? undefined : { error: "signed_out" };
};

/** Nothing but who someone is is kept of a provider; and whoever had an account before is told of a new way into it. */
export const followProviders = ({ providerLinked }: Pick<AccountFollower, "providerLinked">): AccountHooks => ({
  create: {
    before: withoutKeys,
    async after({ userId, providerId }, ctx) {
      if (providerId === "credential" || !ctx) return;
      const person = await ctx.context.internalAdapter.findUserById(userId);
      // An account that begins this way has not been signed in to yet, and has its own words for that.
      if (!person || !("lastSignInAt" in person) || person.lastSignInAt === null) return;
      const { id: uid, email, emailVerified } = person;
      await providerLinked({ uid, email, emailVerified, device: deviceIn(ctx) }, providerId);
    },
  },
  update: { before: withoutKeys },
});

const deviceIn = ({ headers }: GenericEndpointContext): string => deviceName(headers?.get("user-agent"));
