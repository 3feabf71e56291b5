import { ok, type Result } from "#domain/result.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { hostedServices, outOfReach } from "./household-service.ts";

/** Before an account is deleted. Our own server does that by itself; a hosted project knows nothing of households then. */
export async function leaveAll(): Promise<Result<null, string>> {
  if (!readSiteConfig().firebase) return ok(null);
  return hostedServices().then((services) => services.leaveAll(), outOfReach);
}
