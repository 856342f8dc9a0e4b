import type { FoundPerson, PrivacyErasure } from "#contract/admin/privacy.ts";
import { takesPerson } from "#shared/people/takes-person.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { isOutage } from "#web/lib/api/api-error.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";

type Erasure = PrivacyErasure["data"];

export const backupNote = "The data stays in the nightly backups for up to 30 days, then it is deleted automatically.";

export const erasureIsFinal = "It cannot be undone. Export a copy first if the person wants one.";

/** Returns what a person is known by: the name, if there is a person, and the email or phone number of the search. */
export const getContact = ({ person_id, names, email, phone_number }: FoundPerson): string =>
  joinParts([person_id !== null && names[0], email ?? phone_number]);

/** The ids of the enquiries and the wants that were ticked. */
export interface Choice {
  enquiries: readonly string[];
  wants: readonly string[];
}

/** Returns what identifies a person in a request: the id, else the email or the phone number. */
export const toRequest = ({ person_id, email, phone_number }: FoundPerson, chosen: Choice | undefined) => ({
  ...(person_id === null ? { email, phone_number } : { email: null, phone_number: null, person_id }),
  ...(chosen && { enquiry_ids: [...chosen.enquiries], want_ids: [...chosen.wants] }),
});

/** Returns what an erasure takes, with how many of the enquiries and the wants were ticked. */
export function describeErased(
  { person_id, account, taken, taken_wants, names }: FoundPerson,
  chosen?: Choice,
): string {
  const wanted = taken_wants.filter(({ id }) => chosen?.wants.includes(id));
  const own = [...names.slice(0, 1), ...taken.map(({ name }) => name)];
  const isTaken = !chosen || person_id === null || takesPerson(own, chosen.enquiries, wanted);
  return joinParts([
    isTaken && person_id && "the person with all contacts",
    isTaken && account && "the account",
    chosen
      ? taken.length > 0 &&
        `${formatCount(chosen.enquiries.length, "ticked enquiry", "ticked enquiries")} of ${taken.length}`
      : "the enquiries",
    chosen &&
      taken_wants.length > 0 &&
      `${formatCount(wanted.length, "ticked wish", "ticked wishes")} of ${taken_wants.length}`,
  ]);
}

/** Returns title and text of the toast about a failed erasure. Without a response the result is unknown. */
export function eraseFailureText(error: unknown): { title: string; text: string } {
  return isOutage(error)
    ? { title: "The result is unknown", text: "The data may have been erased. Erase again to make sure." }
    : { title: "Nothing was erased", text: errorText(error) };
}

/** Whether nothing was stored for the email or the phone number. */
export function isEmptyErasure({ account, ...counts }: Erasure): boolean {
  return !account && Object.values(counts).every((count) => count === 0);
}

/** Returns one sentence for each kind of erased data. */
export function describeErasure({
  account,
  people,
  devices,
  wants,
  enquiries,
  waiting,
  stored_answers,
  mail,
}: Erasure): string[] {
  const sentences: Record<Exclude<keyof Erasure, "account">, [count: number, sentence: string]> = {
    people: [people, "The person was deleted with all contacts and notes."],
    devices: [devices, `${formatCount(devices, "device gets", "devices get")} no more push messages.`],
    wants: [wants, `${formatCount(wants, "wish", "wishes")} for a home or a free time deleted.`],
    enquiries: [enquiries, `${formatCount(enquiries, "enquiry was", "enquiries were")} erased.`],
    waiting: [waiting, `${formatCount(waiting, "waiting enquiry was", "waiting enquiries were")} deleted.`],
    mail: [mail, "Pending email alerts about them were cancelled. Delete received ones from your mailbox."],
    stored_answers: [
      stored_answers,
      `${formatCount(stored_answers, "stored response was", "stored responses were")} deleted.`,
    ],
  };
  return [
    account ? "The account was deleted." : "There was no account.",
    ...Object.values(sentences).flatMap(([count, sentence]) => (count > 0 ? [sentence] : [])),
  ];
}

type CountedData = Exclude<
  keyof FoundPerson,
  "person_id" | "contacts" | "email" | "phone_number" | "names" | "account" | "references" | "taken" | "taken_wants"
>;

/** Returns the kinds of stored data with their numbers, without those that are zero. */
export function listFoundData(person: FoundPerson): [label: string, count: number][] {
  const kinds: Record<CountedData, [label: string, count: number]> = {
    enquiries: ["Enquiries", person.enquiries],
    waiting: ["Enquiries waiting to be stored", person.waiting],
    favorites: ["Saved homes", person.favorites],
    saved_searches: ["Saved searches", person.saved_searches],
    sessions: ["Signed-in devices", person.sessions],
    wants: ["Homes or free times looked for", person.wants],
    devices: ["Devices with push messages", person.devices],
    mail: ["Email alerts", person.mail],
    stored_answers: ["Stored responses", person.stored_answers],
  };
  return Object.values(kinds).filter(([, count]) => count > 0);
}
