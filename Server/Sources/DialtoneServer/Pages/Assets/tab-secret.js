/** A secret that the page keeps, in hexadecimal; others get only its digest. */
export function newSecret() {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 digest of a secret, in hexadecimal. */
export async function digest(secret) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}

function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
