import { mergeUndoDays, personLimits } from "#contract/people/person-limits.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const personNotFound = () => new ApiError(404, "Person not found");

/** For a number or an address that another person has. The body names the first one. */
export const contactTaken = (first: { id: string; name: string }) =>
  new ApiError(409, `${first.name || "Another person"} has this number or address.`, undefined, first);

export const contactMissing = () => invalidField("contacts", "Add a phone number or an email address");
export const tooManyContacts = (max: number) => invalidField("contacts", `At most ${max} contacts`);
export const colleagueNotAllowed = () => invalidField("assignee_id", "Choose an active colleague");
export const patientNotAllowed = () =>
  invalidField("patient", "Only colleagues with the permission health add patients");
export const notMergeable = () => invalidField("other_id", "Choose another person");

/** For two people with more contacts or longer notes than one person may have. */
export function tooMuchTogether({ contacts, note }: { contacts: number; note: number }): ApiError {
  const { contacts: maxContacts, note: maxNote } = personLimits;
  const text =
    contacts > maxContacts
      ? `Together they have ${contacts} contacts, and one person has at most ${maxContacts}. Remove some of them first`
      : `Together their notes have ${groupDigits(note)} characters, and one may have ${groupDigits(maxNote)}. Shorten them first`;
  return invalidField("other_id", text);
}

/** For a merge that was undone or that is too old. */
export const mergeNotUndoable = () =>
  new ApiError(404, `There is nothing to undo any more. A merge can be undone for ${mergeUndoDays} days.`);
export const laterMergeFirst = () =>
  new ApiError(409, "This person has become part of another one since. Undo the later merge first.");
