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
import { type ApiClient, request } from "./own/api-client.ts";
import { browserClient } from "./own/browser-client.ts";

type Answer<T> = Promise<Result<T, string>>;

const of = (household: string, path = "") => `/api/households/${household}${path}`;

/** Server-only household operations: members, invitations, and the change log. */
export const householdServiceOn = (client: ApiClient) => ({
  members: (household: string): Answer<{ members: Member[] }> => request(client, "GET", of(household, "/members")),
  removeMember: (household: string, uid: string): Answer<unknown> =>
    request(client, "DELETE", of(household, `/members/${encodeURIComponent(uid)}`)),
  handOver: (household: string, uid: string): Answer<unknown> =>
    request(client, "PUT", of(household, "/owner"), { uid }),
  deleteHousehold: (household: string): Answer<unknown> => request(client, "DELETE", of(household)),
  /** Refused if there are other members. */
  deleteAlone: (household: string): Answer<unknown> => request(client, "DELETE", of(household, "?alone=yes")),

  invite: (household: string, invitation: NewInvitation): Answer<MadeInvitation> =>
    request(client, "POST", of(household, "/invitations"), invitation),
  invitations: (household: string): Answer<{ invitations: Invitation[] }> =>
    request(client, "GET", of(household, "/invitations")),
  revoke: (household: string, id: string): Answer<unknown> =>
    request(client, "DELETE", of(household, `/invitations/${id}`)),
  confirm: (household: string, id: string): Answer<unknown> =>
    request(client, "POST", of(household, `/invitations/${id}/confirm`), {}),
  decline: (household: string, id: string): Answer<unknown> =>
    request(client, "POST", of(household, `/invitations/${id}/decline`), {}),
  look: (secret: string): Answer<InvitationGlance> => request(client, "POST", "/api/invitations/look", { secret }),
  accept: (secret: string): Answer<InvitationTaken> => request(client, "POST", "/api/invitations/accept", { secret }),

  /** Newest first; `before` continues after the last page. */
  changes: (household: string, wanted: { id?: string; before?: number } = {}): Answer<{ changes: Change[] }> => {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return request(client, "GET", of(household, `/changes?${query}`));
  },
});

export type HouseholdService = ReturnType<typeof householdServiceOn>;

const hostedChunk = lazyChunk("hosted-services", () => import("./firebase/households/hosted-services.ts"));

/** The services of a hosted project in place of our server, loaded on demand. */
export const hostedServices = () => hostedChunk.load();
export const outOfReach = () => err("unreachable" as const);

const hosted = () => hostedServices().then((services) => services.hostedHouseholds());

export const householdService: HouseholdService = serviceProxy(householdServiceOn(browserClient), hosted, outOfReach);
