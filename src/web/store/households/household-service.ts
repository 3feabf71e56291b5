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
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { type ApiClient, request } from "../sync/api-client.ts";
import { browserClient } from "../sync/browser-client.ts";

type Answer<T> = Promise<Result<T, string>>;

const of = (household: string, path = "") => `/api/households/${household}${path}`;

/** What only the server can do about a household: who is in it, who is invited, what was changed. */
export const householdServiceOn = (line: ApiClient) => ({
  members: (household: string): Answer<{ members: Member[] }> => request(line, "GET", of(household, "/members")),
  removeMember: (household: string, uid: string): Answer<unknown> =>
    request(line, "DELETE", of(household, `/members/${encodeURIComponent(uid)}`)),
  handOver: (household: string, uid: string): Answer<unknown> => request(line, "PUT", of(household, "/owner"), { uid }),
  deleteHousehold: (household: string): Answer<unknown> => request(line, "DELETE", of(household)),
  /** Refused where anyone else is in it. */
  deleteAlone: (household: string): Answer<unknown> => request(line, "DELETE", of(household, "?alone=yes")),

  invite: (household: string, invitation: NewInvitation): Answer<MadeInvitation> =>
    request(line, "POST", of(household, "/invitations"), invitation),
  invitations: (household: string): Answer<{ invitations: Invitation[] }> =>
    request(line, "GET", of(household, "/invitations")),
  revoke: (household: string, id: string): Answer<unknown> =>
    request(line, "DELETE", of(household, `/invitations/${id}`)),
  confirm: (household: string, id: string): Answer<unknown> =>
    request(line, "POST", of(household, `/invitations/${id}/confirm`), {}),
  decline: (household: string, id: string): Answer<unknown> =>
    request(line, "POST", of(household, `/invitations/${id}/decline`), {}),
  look: (secret: string): Answer<InvitationGlance> => request(line, "POST", "/api/invitations/look", { secret }),
  accept: (secret: string): Answer<InvitationTaken> => request(line, "POST", "/api/invitations/accept", { secret }),

  /** Newest first; `before` continues where the last page ended. */
  changes: (household: string, wanted: { id?: string; before?: number } = {}): Answer<{ changes: Change[] }> => {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return request(line, "GET", of(household, `/changes?${query}`));
  },
});

export type HouseholdService = ReturnType<typeof householdServiceOn>;

const hostedChunk = lazyChunk("hosted-services", () => import("../firestore/hosted-services.ts"));

/** What a hosted project has in place of our server, fetched when it is needed. */
export const hostedServices = () => hostedChunk.load();
export const outOfReach = () => err("unreachable" as const);

const hosted = () => hostedServices().then((services) => services.hostedHouseholds());

export const householdService: HouseholdService = serviceProxy(householdServiceOn(browserClient), hosted, outOfReach);
