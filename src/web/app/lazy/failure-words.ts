/** Why a page or a part of it did not come, for the person who waits for it. */
export const failureWords = {
  missing: "Loading failed: a part of this page is missing on the server.",
  timeout: "Loading failed: the server took too long to answer.",
  error: "Loading failed: we couldn’t reach the server. You may be offline.",
} as const;
