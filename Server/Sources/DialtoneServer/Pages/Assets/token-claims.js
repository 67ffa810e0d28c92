/** Reads the claims without a look at the signature: a back end checks that before it relies on one. */
export function claimsOf(token) {
  const base64 = token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
