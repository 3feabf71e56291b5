import { byMode } from "#web/browser/by-mode.ts";
import { refused } from "./identity.ts";
import { phone as own } from "./own-phone.ts";

const hosted = () => import("./firebase/firebase-phone.ts").then(({ hostedPhone }) => hostedPhone());

/** Phone numbers as whoever knows people here knows them. */
export const phone = byMode(own, hosted, () => refused("unreachable"));
