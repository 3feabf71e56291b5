import type { QueuedText } from "./mail-queue.ts";

/** Resolves once the operator's service has the text for good. */
export type DeliverText = (text: QueuedText, signal: AbortSignal) => Promise<void>;

/** What may pass by itself; all else that a service answers with 4xx stays refused. */
const passing = [401, 403, 404, 408, 425, 429];

/** Hands texts to the service at an address, as JSON. The id is the queue's, so that one sent twice can be known. */
export function webhookDelivery(smsUrl: string): DeliverText {
  const url = new URL(smsUrl);
  const login = url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = {
    "content-type": "application/json",
    ...(login && { authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
  };
  Object.assign(url, { username: "", password: "" });
  return async ({ id, number: to, text }, signal) => {
    const body = JSON.stringify({ to, text });
    const sent = { method: "POST", headers: { ...headers, "idempotency-key": id }, body, signal };
    const { ok, status, body: answer } = await fetch(url, { ...sent, redirect: "error" });
    // Unread, it would keep the connection.
    await answer?.cancel();
    if (!ok) throw Object.assign(new Error("not taken"), factsOf(status));
  };
}

/** As a mail server's refusal is known to the queue. */
const factsOf = (responseCode: number) => ({
  ...{ code: "ESMS", responseCode, command: "DATA" },
  permanent: responseCode >= 400 && responseCode < 500 && !passing.includes(responseCode),
});
