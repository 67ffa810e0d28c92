/** The parameters that the link in a sign-in mail adds to the address of a page. */
const parameters = ["mode", "oobCode", "apiKey", "tenantId"];

/** The code of the sign-in mail whose link has opened `address`, if it is for the app with `apiKey`. */
export function codeOfLink(address, apiKey) {
  const query = new URL(address).searchParams;
  return query.get("mode") === "signIn" && query.get("apiKey") === apiKey ? query.get("oobCode") || undefined : undefined;
}

/** The address without its fragment and what a link in a mail has added to it. */
export function withoutLink(address) {
  const page = new URL(address);
  page.hash = "";
  for (const name of parameters) page.searchParams.delete(name);
  return page.href;
}
