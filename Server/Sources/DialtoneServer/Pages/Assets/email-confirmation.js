import { MailboxStep } from "./mailbox-step.js";
import { Refusal } from "./refusal.js";
import { linkButton } from "./step.js";
import { claimsOf } from "./token-claims.js";

/** Whether the account must confirm its address before it can have a second factor. */
export function mustConfirm({ idToken }) {
  const { email, email_verified, phone_number } = claimsOf(idToken);
  return Boolean(email) && !email_verified && !phone_number;
}

/** Asks the user to confirm the account's address, then calls `goOn`. */
export async function confirmEmail({ client, texts, address, show, startOver }, { idToken }, goOn) {
  const { email } = claimsOf(idToken);
  const send = () => client.sendConfirmation(idToken, address);
  await send();
  show(
    new MailboxStep({
      texts,
      title: texts.text("enrollTitle"),
      lead: "verifyLead",
      email,
      send,
      goOn: async () => {
        if (!(await client.account(idToken)).emailVerified) throw new Refusal({ message: "UNVERIFIED_EMAIL" });
        goOn();
      },
      ways: [linkButton(texts.text("startOver"), startOver)],
    }),
  );
}
