import { err, type Result } from "#domain/result.ts";
import type {
  Change,
  Invitation,
  InvitationGlance,
  InvitationTaken,
  MadeInvitation,
  Member,
  NewInvitation,
} from "#sync/household-api.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { byMode } from "#web/platform/by-mode.ts";
import { ask, type Line } from "../sync/api-client.ts";
import { browserLine } from "../sync/browser-client.ts";

type Answer<T> = Promise<Result<T, string>>;

const of = (household: string, path = "") => `/api/households/${household}${path}`;

/** What only the server can do about a household: who is in it, who is invited, what was changed. */
export const householdServiceOn = (line: Line) => ({
  members: (household: string): Answer<{ members: Member[] }> => ask(line, "GET", of(household, "/members")),
  removeMember: (household: string, uid: string): Answer<unknown> =>
    ask(line, "DELETE", of(household, `/members/${encodeURIComponent(uid)}`)),
  handOver: (household: string, uid: string): Answer<unknown> => ask(line, "PUT", of(household, "/owner"), { uid }),
  deleteHousehold: (household: string): Answer<unknown> => ask(line, "DELETE", of(household)),
  /** Refused where anyone else is in it. */
  deleteAlone: (household: string): Answer<unknown> => ask(line, "DELETE", of(household, "?alone=yes")),

  invite: (household: string, invitation: NewInvitation): Answer<MadeInvitation> =>
    ask(line, "POST", of(household, "/invitations"), invitation),
  invitations: (household: string): Answer<{ invitations: Invitation[] }> =>
    ask(line, "GET", of(household, "/invitations")),
  revoke: (household: string, id: string): Answer<unknown> => ask(line, "DELETE", of(household, `/invitations/${id}`)),
  confirm: (household: string, id: string): Answer<unknown> =>
    ask(line, "POST", of(household, `/invitations/${id}/confirm`), {}),
  decline: (household: string, id: string): Answer<unknown> =>
    ask(line, "POST", of(household, `/invitations/${id}/decline`), {}),
  look: (secret: string): Answer<InvitationGlance> => ask(line, "POST", "/api/invitations/look", { secret }),
  accept: (secret: string): Answer<InvitationTaken> => ask(line, "POST", "/api/invitations/accept", { secret }),

  /** Newest first; `before` continues where the last page ended. */
  changes: (household: string, wanted: { id?: string; before?: number } = {}): Answer<{ changes: Change[] }> => {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return ask(line, "GET", of(household, `/changes?${query}`));
  },
});

export type HouseholdService = ReturnType<typeof householdServiceOn>;

const hostedChunk = lazyChunk("hosted-services", () => import("../firestore/hosted-services.ts"));

/** What a hosted project has in place of our server, fetched when it is needed. */
export const hostedServices = () => hostedChunk.load();
export const outOfReach = () => err("unreachable" as const);

const hosted = () => hostedServices().then((services) => services.hostedHouseholds());

export const householdService: HouseholdService = byMode(householdServiceOn(browserLine), hosted, outOfReach);
