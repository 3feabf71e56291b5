/** Reckons the years ahead beside the page, so that nothing on it waits. */
import { createDesk, type Question } from "./requests.ts";

const answer = createDesk((message) => self.postMessage(message));

self.addEventListener("message", ({ data }: MessageEvent<Question>) => answer(data));
