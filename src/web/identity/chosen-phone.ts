import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { byMode } from "#web/platform/by-mode.ts";
import { refused } from "./identity.ts";
import { phone as own } from "./own-phone.ts";

const hostedChunk = lazyChunk("hosted-phone", () => import("./firebase/firebase-phone.ts"));

const hosted = () => hostedChunk.load().then(({ hostedPhone }) => hostedPhone());

/** Phone numbers as whoever knows people here knows them. */
export const phone = byMode(own, hosted, () => refused("unreachable"));
