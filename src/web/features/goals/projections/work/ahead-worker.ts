/** Reckons the years ahead beside the page, so that nothing on it waits. */
import { createDesk } from "./desk.ts";
import type { Question } from "./questions.ts";

const answer = createDesk((message) => self.postMessage(message));

self.addEventListener("message", ({ data }: MessageEvent<Question>) => answer(data));
