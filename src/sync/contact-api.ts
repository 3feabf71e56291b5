import * as v from "valibot";

const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** The body of POST /api/contact. */
export const contactSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  email: address,
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000)),
  /** A field that no person sees. Whatever fills it in is no person. */
  website: v.optional(v.string(), ""),
});

export type ContactMessage = Omit<v.InferOutput<typeof contactSchema>, "website">;
