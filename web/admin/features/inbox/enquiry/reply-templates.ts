import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { fillFields, findMissingFields, type ReplyValues } from "#contract/enquiries/reply-fields.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import type { VisibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { isAvailable, type ReplySubject } from "./reply/reply-subject.ts";
import { serviceReplies } from "./reply/service-replies.ts";

/** A reply that a colleague can choose, with the fields of its template filled in. */
export interface OfferedReply {
  label: string;
  text: string;
  /** Subject of a mail; missing: it is made from the enquiry. */
  subject?: string;
}

/** Who replies. */
type Business = Pick<VisibleSite, "name" | "phone"> & { me?: string };

const getName = ({ name }: InboxEnquiry) => name.trim() || "there";

/** Returns the values of the fields for an enquiry. Price and link are missing unless it can still be had. */
export function replyValues(enquiry: InboxEnquiry, subject: ReplySubject, { name, me }: Business): ReplyValues {
  const shared = { name: getName(enquiry), reference: enquiry.reference, business: name, me };
  if (subject.about === "nothing") return shared;
  const { title, price, link } = subject;
  return isAvailable(subject) ? { ...shared, title, price, link } : { ...shared, title };
}

/**
 * Returns the replies for an enquiry; the first one is the default. It says only what is true of the home, the professional or
 * the course now. The team's templates follow, without those for other services and those with a field that has no value
 * for this enquiry. One with the name of the default takes its place.
 */
export function offeredReplies(
  enquiry: InboxEnquiry,
  subject: ReplySubject,
  business: Business,
  templates: readonly ReplyTemplate[],
  now: Date,
): readonly OfferedReply[] {
  const greeting = `Hello ${getName(enquiry)},`;
  const signature = joinParts([business.name, business.phone, `Reference ${enquiry.reference}`], "\n");
  const createReply = serviceReplies[enquiry.service] ?? serviceReplies.general;
  const suggested = createReply(enquiry, subject, now);
  const values = replyValues(enquiry, subject, business);
  const own = templates
    .filter(({ service }) => service === null || service === enquiry.service)
    .filter((template) => findMissingFields(template.subject + template.body, values).length === 0)
    .map((template): OfferedReply => {
      const mailSubject = fillFields(template.subject, values);
      return {
        label: template.name,
        text: fillFields(template.body, values),
        ...(mailSubject && { subject: mailSubject }),
      };
    });
  const first = own.find(({ label }) => label === suggested.label) ?? {
    label: suggested.label,
    text: [greeting, suggested.body, signature].join("\n\n"),
  };
  const all = [first, ...own, { label: "Greeting only", text: greeting }];
  return all.filter(({ label }, index) => all.findIndex((other) => other.label === label) === index);
}
