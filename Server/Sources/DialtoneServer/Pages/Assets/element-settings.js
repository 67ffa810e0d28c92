import { Refusal, Unreachable } from "./auth-client.js";

/** The timeout of the request, in milliseconds. */
const deadline = 20_000;

/**
 * Gets the project's settings for a sign-in on a page of another site.
 *
 * The server refuses pages whose host the project has not authorized.
 */
export async function fetchSettings({ server, apiKey, tenantId }) {
  const query = new URLSearchParams({ apiKey });
  if (tenantId) query.set("tenantId", tenantId);
  let answer;
  let fields;
  try {
    answer = await fetch(`${server}/__/auth/element.json?${query}`, {
      credentials: "omit",
      signal: AbortSignal.timeout(deadline),
    });
    fields = await answer.json();
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw fields.error ? new Refusal(fields.error) : new Unreachable();
  return { ...fields, server, apiKey, tenantId };
}
