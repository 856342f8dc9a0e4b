import type { FoundPerson, PrivacyErasure } from "#contract/admin/privacy.ts";
import { isOutage } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

type Erasure = PrivacyErasure["data"];

export const backupNote = "The data stays in the nightly backups for up to 30 days, then it is deleted automatically.";

export const erasureIsFinal = "It cannot be undone. Export a copy first if the person wants one.";

/** Returns title and text of the toast about a failed erasure. Without a response the result is unknown. */
export function eraseFailureText(error: unknown): { title: string; text: string } {
  return isOutage(error)
    ? { title: "The result is unknown", text: "The data may have been erased. Erase again to make sure." }
    : { title: "Nothing was erased", text: errorText(error) };
}

/** Whether nothing was stored for the email. */
export function isEmptyErasure({ account, enquiries, waiting, stored_answers, mail }: Erasure): boolean {
  return !account && enquiries + waiting + stored_answers + mail === 0;
}

/** Returns one sentence for each kind of erased data. */
export function describeErasure({ account, enquiries, waiting, stored_answers, mail }: Erasure): string[] {
  const describe = (count: number, sentence: string) => (count > 0 ? [sentence] : []);
  return [
    account ? "The account was deleted." : "There was no account.",
    ...describe(enquiries, `${formatCount(enquiries, "enquiry was", "enquiries were")} erased.`),
    ...describe(waiting, `${formatCount(waiting, "waiting enquiry was", "waiting enquiries were")} deleted.`),
    ...describe(mail, "Pending email alerts about them were cancelled. Delete received ones from your mailbox."),
    ...describe(
      stored_answers,
      `${formatCount(stored_answers, "stored response was", "stored responses were")} deleted.`,
    ),
  ];
}

/** Returns the kinds of stored data with their numbers, without those that are zero. */
export function listFoundData(person: FoundPerson): [label: string, count: number][] {
  const kinds: [string, number][] = [
    ["Enquiries", person.enquiries],
    ["Enquiries waiting to be stored", person.waiting],
    ["Saved homes", person.favorites],
    ["Signed-in devices", person.sessions],
    ["Email alerts", person.mail],
    ["Stored responses", person.stored_answers],
  ];
  return kinds.filter(([, count]) => count > 0);
}
