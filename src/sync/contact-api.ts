import * as v from "valibot";
import { contactLimits } from "./contact-limits.ts";

const address = v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.email), v.email());

/** The body of POST /api/contact. */
export const contactSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.name)), ""),
  email: address,
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(contactLimits.message)),
  /** A field that no person sees. Whatever fills it in is no person. */
  website: v.optional(v.string(), ""),
});

export type ContactMessage = Omit<v.InferOutput<typeof contactSchema>, "website">;
