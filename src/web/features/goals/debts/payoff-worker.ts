/** Works out long payoffs beside the page, so that a slider never waits for them. */
import { answerOf, type PayoffAsk } from "./payoff-requests.ts";

self.addEventListener("message", ({ data }: MessageEvent<PayoffAsk>) => self.postMessage(answerOf(data)));
