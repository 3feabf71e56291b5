import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { serviceProxy } from "#web/platform/service-proxy.ts";
import { refused } from "./identity.ts";
import { ownPhone } from "./own-phone.ts";

const hostedChunk = lazyChunk("hosted-phone", () => import("./firebase/firebase-phone.ts"));

const hosted = () => hostedChunk.load().then(({ hostedPhone }) => hostedPhone());

/** Phone numbers as whoever knows people here knows them. */
export const phone = serviceProxy(ownPhone, hosted, () => refused("unreachable"));
