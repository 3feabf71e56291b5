import { describe } from "vitest";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { deliveryContract } from "./mail-delivery.contract.ts";
import { mailPost } from "./mail-fixture.contract.ts";
import { nodesContract } from "./mail-nodes.contract.ts";

/** Sending mails to a real mail server, on every engine. */
function mailContract(engine: string, place: FreshPlace): void {
  describe(`mails on ${engine}`, () => {
    const post = mailPost(place);
    describe("delivery", () => deliveryContract(post));
    describe("several processes", () => nodesContract(post));
  });
}

onEveryEngine(mailContract);
