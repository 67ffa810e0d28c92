import { Refusal, Unreachable } from "./auth-client.js";
import { home } from "./home.js";

/** The timeout of requests, in milliseconds. */
const deadline = 20_000;

/** Calls the server; posts where there is a body. */
export async function call(path, body, server = home) {
  let answer;
  let fields;
  try {
    answer = await fetch(server + path, {
      method: body ? "POST" : "GET",
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(deadline),
    });
    fields = await answer.json();
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return fields;
  throw fields.error ? new Refusal(fields.error) : new Unreachable();
}
