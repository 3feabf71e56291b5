import type { HonoRequest } from "hono";
import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";

const json = /^application\/json\s*(;|$)/i;

/** Where nothing is asked for, nothing is read; but what comes along must not be a form of another site's. */
export async function readBody<Schema extends v.GenericSchema>(
  request: HonoRequest,
  schema: Schema | undefined,
): Promise<Result<v.InferOutput<Schema>, "not-json" | "malformed">> {
  const type = request.header("content-type");
  if (request.method !== "GET" && (schema || type) && !json.test(type ?? "")) return err("not-json");
  if (!schema) return ok(undefined as v.InferOutput<Schema>);
  const given = parsed(await request.text());
  if (!given.ok) return given;
  const read = v.safeParse(schema, given.value, { abortEarly: true });
  return read.success ? ok(read.output) : err("malformed");
}

function parsed(text: string): Result<unknown, "malformed"> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err("malformed");
  }
}
