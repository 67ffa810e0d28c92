import { call } from "./server-call.js";

/**
 * Gets what a sign-in on another site's page needs to know about its project.
 *
 * The server refuses pages whose host the project has not authorized.
 */
export async function fetchSettings({ server, apiKey, tenantId }) {
  const query = new URLSearchParams({ apiKey });
  if (tenantId) query.set("tenantId", tenantId);
  const fields = await call(`/__/auth/element.json?${query}`, undefined, { server });
  return { ...fields, server, apiKey, tenantId };
}
