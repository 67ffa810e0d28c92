import { home } from "./home.js";
import { Refusal, Unreachable } from "./refusal.js";

/** The usual timeout of requests, in milliseconds. */
const deadline = 20_000;

/** Calls a server, by default the page's own; posts where there is a body. */
export async function call(path, body, { server = home, headers = {}, limit = deadline } = {}) {
  let answer;
  let fields;
  try {
    answer = await fetch(server + path, {
      method: body ? "POST" : "GET",
      headers: body ? { "Content-Type": "application/json", ...headers } : headers,
      body: body && JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(limit),
    });
    fields = await answer.json();
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return fields;
  throw fields.error ? new Refusal(fields.error) : new Unreachable();
}
