import { onEveryEngine } from "#server/storage/engines.contract.ts";
import { ownServer } from "./own-server.ts";
import { remoteContract } from "./remote.contract.ts";

onEveryEngine((engine, place) => remoteContract(`our own server on ${engine}`, () => ownServer(place)));
